import ts from "typescript";
import type { CheckedFiles, TypeProblem } from "../../features/playground/model/typeCalls";
import type { TypeLibrary } from "../../shared/contracts/typeLibrary";

/** Folder of the game in the checker's file system, which exists in memory only. */
const GAME = "/game/";

/** Longest list that is useful to a reader. */
const MAX_PROBLEMS = 50;

/** A compiler host over texts in memory. The library is parsed once and kept. */
function createHost(
  library: TypeLibrary,
  options: ts.CompilerOptions,
  readGame: (file: string) => string | undefined,
): ts.CompilerHost {
  const { files } = library;
  const parsed = new Map<string, ts.SourceFile>();
  const target = options.target ?? ts.ScriptTarget.ES2020;
  const readFile = (file: string): string | undefined =>
    readGame(file) ?? (Object.hasOwn(files, file) ? files[file] : undefined);
  const getSourceFile = (file: string): ts.SourceFile | undefined => {
    const text = readFile(file);
    if (text === undefined) return undefined;
    // A text unchanged since the last check keeps its tree, and with it all the work of binding.
    const known = parsed.get(file);
    if (known?.text === text) return known;
    const source = ts.createSourceFile(file, text, { languageVersion: target });
    parsed.set(file, source);
    return source;
  };
  return {
    getSourceFile,
    readFile,
    fileExists: (file) => readFile(file) !== undefined,
    getDefaultLibFileName: (settings) => `/lib/${ts.getDefaultLibFileName(settings)}`,
    getCurrentDirectory: () => GAME,
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => undefined,
  };
}

function toProblem({ file, start, messageText, code }: ts.Diagnostic): TypeProblem[] {
  if (!file?.fileName.startsWith(GAME)) return [];
  const { line, character } = file.getLineAndCharacterOfPosition(start ?? 0);
  return [
    {
      file: file.fileName.slice(GAME.length),
      line: line + 1,
      column: character + 1,
      message: ts.flattenDiagnosticMessageText(messageText, "\n"),
      code,
    },
  ];
}

/** Makes the type check of a game, faster from its second call on. Throws on a broken library. */
export function createTypeChecker(library: TypeLibrary): (files: CheckedFiles) => TypeProblem[] {
  const { options, errors } = ts.convertCompilerOptionsFromJson(library.compilerOptions, GAME);
  const [fault] = errors;
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, "\n"));
  let sources: CheckedFiles = {};
  let last: ts.Program | undefined;
  const host = createHost(library, options, (file) => {
    const name = file.startsWith(GAME) ? file.slice(GAME.length) : "";
    return Object.hasOwn(sources, name) ? sources[name] : undefined;
  });
  return (files) => {
    sources = files;
    const roots = [...Object.keys(files), "assets.d.ts"].map((name) => GAME + name);
    const program = ts.createProgram({
      rootNames: roots,
      options,
      host,
      ...(last && { oldProgram: last }),
    });
    last = program;
    return Object.keys(files)
      .flatMap((name) => {
        const source = program.getSourceFile(GAME + name);
        if (!source) return [];
        return [
          ...program.getSyntacticDiagnostics(source),
          ...program.getSemanticDiagnostics(source),
        ];
      })
      .flatMap(toProblem)
      .slice(0, MAX_PROBLEMS);
  };
}
