import type { SettingForm, SettingForms } from "../../../../shared/contracts/gameBundle";
import type { GameSettings } from "../../../../shared/games/engine";
import { cutReport } from "../play/protocol";

/** Longest value that a sentence quotes, in UTF-16 code units. */
const MAX_QUOTE = 40;

const listFormat = new Intl.ListFormat("en", { type: "disjunction" });

function takes(form: SettingForm, value: GameSettings[string]): boolean {
  if (form.kind === "choice") return form.values.some((each) => each === value);
  if (form.kind === "text") return typeof value === "string";
  return Number.isInteger(value) && Number(value) >= form.min && Number(value) <= form.max;
}

function describeForm(form: SettingForm): string {
  if (form.kind === "text") return "a text";
  if (form.kind === "number")
    return `a whole number from ${String(form.min)} to ${String(form.max)}`;
  return listFormat.format(form.values.map(String));
}

/** The first of some settings that no lobby of a game could have made, in a sentence; `undefined` if there is none. */
export function findStrangeSetting(
  settings: GameSettings,
  forms: SettingForms,
): string | undefined {
  for (const [name, value] of Object.entries(settings)) {
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (!form) return `The link sets “${name}”, which is no setting of this game.`;
    if (takes(form, value)) continue;
    const given = cutReport(JSON.stringify(value), MAX_QUOTE);
    return `The link sets “${name}” to ${given}, but it must be ${describeForm(form)}.`;
  }
  return undefined;
}
