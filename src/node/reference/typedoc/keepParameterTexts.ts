import type { Application, Comment } from "typedoc";
import { PARAMETER_TAG } from "../convert/parameterDocs";

type TypeDoc = typeof import("typedoc");

/** Runs before TypeDoc moves `@param` texts to the parameters and drops those it finds no place for. */
const FIRST = 1000;

/** Keeps a copy of every `@param` in its comment, for the parameters that TypeDoc cannot see. */
export function keepParameterTexts(
  { Converter, CommentTag }: Pick<TypeDoc, "Converter" | "CommentTag">,
  app: Application,
): void {
  const copyTags = (comment: Comment): void => {
    const copies = comment.blockTags
      .filter(({ tag }) => tag === "@param")
      .map((tag) => {
        const copy = new CommentTag(PARAMETER_TAG, tag.content);
        if (tag.name !== undefined) copy.name = tag.name;
        return copy;
      });
    comment.blockTags.push(...copies);
  };
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    ({ project }) => {
      for (const { comment } of Object.values(project.reflections)) if (comment) copyTags(comment);
    },
    FIRST - 1,
  );
}
