/** Writes the tables of fields into `docs/authoring/fields.md`, from the schemas that check them: `npm run make fields`. */
import { writeFileSync } from "node:fs";
import { FIELDS_DOCUMENT, renderFields } from "./fieldsDocument";

writeFileSync(FIELDS_DOCUMENT, await renderFields());
