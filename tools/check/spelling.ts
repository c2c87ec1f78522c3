import path from "node:path";
import { mergeSettings, readSettings, spellCheckDocument } from "cspell-lib";
import { readText } from "../../src/node/files/readText";
import type { Passage } from "../../src/node/content/prose/passages";
import type { Problem } from "../../src/shared/problem";

const WORD_LIST = "docs/words.txt";

/**
 * Checks the spelling of passages, with the dictionaries that `cspell.json` names. Uses the library
 * instead of the command, because only the MDX tree distinguishes words from code. Version 9 is the last
 * that runs on Node 20.
 */
export async function createSpellingCheck(root: string) {
  const config = await readSettings(path.join(root, "cspell.json"));
  const settings = mergeSettings(config, { maxNumberOfProblems: 1000, numSuggestions: 3 });

  return async (passages: readonly Passage[], file: string): Promise<Problem[]> => {
    const starts: number[] = [];
    let text = "";
    for (const passage of passages) {
      starts.push(text.length);
      text += `${passage.text}\n\n`;
    }
    const uri = `file://${path.join(root, file)}.txt`;
    const document = { uri, text, languageId: "plaintext" };
    const options = { noConfigSearch: true, generateSuggestions: true };
    const { issues } = await spellCheckDocument(document, options, settings);
    return issues.map((issue) => {
      const at = starts.findLastIndex((start) => start <= issue.offset);
      return {
        file,
        line: passages[at]?.lineAt(issue.offset - (starts[at] ?? 0)),
        what: `unknown word "${issue.text}".`,
        valid: issue.suggestions?.slice(0, 3),
        fix: `correct it; put a name of code into backticks, and a right word into ${WORD_LIST}.`,
      };
    });
  };
}

/** Words in the project's dictionary that no text uses anymore. */
export function findUnusedWords(root: string, passages: readonly Passage[]): Problem[] {
  const text = passages.map((passage) => passage.text.toLowerCase()).join("\n");
  const lines = readText(path.join(root, WORD_LIST)).split("\n");
  return lines.flatMap((written, index) => {
    const word = written.replace(/#.*/, "").trim();
    if (word === "" || text.includes(word.toLowerCase())) return [];
    const what = `no text uses the word "${word}".`;
    return [{ file: WORD_LIST, line: index + 1, what, fix: "delete the line." }];
  });
}
