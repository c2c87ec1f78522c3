import { Kind, type Project } from "../typedocProject";
import {
  builtIn,
  code,
  comment,
  declaration,
  inlineLink,
  list,
  literal,
  method,
  number,
  parameter,
  project,
  propertyDeclaration,
  reference,
  signature,
  string,
  tag,
  textPart,
  type,
  words,
} from "./syntheticToolkit";

const inherited = { inheritedFrom: type({ type: "reference", name: "Thing.all", target: -1 }) };
const category = (name: string) => tag("@category", [textPart(name)]);

const all = method("all", [
  signature("all", {
    id: 101,
    ...words("Finds things.", category("Queries")),
    parameters: [parameter("name", string, words("The name."))],
    type: list(reference("Thing", 1)),
  }),
  signature("all", { id: 102, type: string }),
]);

/** The base class, with members of every kind that must and must not be shown. */
const thing = declaration("Thing", Kind.Class, {
  id: 1,
  flags: { isAbstract: true },
  ...words("A thing, see {x} and <y>."),
  children: [
    all,
    propertyDeclaration("All", string, words("Differs in case only.")),
    declaration("constructor", Kind.Constructor, {
      signatures: [signature("Thing", { type: reference("Thing", 1) })],
    }),
    declaration("size", Kind.Accessor, {
      getSignature: signature("size", { type: number, ...words("How big.", category("Queries")) }),
      setSignature: signature("size", { parameters: [parameter("value", number)] }),
    }),
    propertyDeclaration("secret", string, { ...words("Not shown."), flags: { isPrivate: true } }),
    propertyDeclaration("inner", string, { comment: { summary: [], modifierTags: ["@internal"] } }),
    propertyDeclaration("_bare", string),
    propertyDeclaration("_told", string, words("Shown in spite of its name.")),
    propertyDeclaration("plumbing", reference("Wire", 5), {
      flags: { isStatic: true, isReadonly: true },
    }),
  ],
});

const card = declaration("Card", Kind.Class, {
  id: 2,
  extendedTypes: [reference("default", 1)],
  comment: comment([
    textPart("Old. See "),
    inlineLink("thing#ALL"),
    textPart(", "),
    inlineLink("Nowhere"),
    textPart("."),
  ]),
  children: [
    method("all", [signature("all")], inherited),
    declaration("size", Kind.Accessor, { getSignature: signature("size"), ...inherited }),
    method("slice", [signature("slice")], { inheritedFrom: builtIn("Array.slice") }),
    method(
      "_told",
      [
        signature("_told", {
          comment: comment(
            [textPart("Replaces.")],
            tag("@deprecated", [textPart("Use "), inlineLink("all"), textPart(".")]),
            tag("@example", [code("```ts\nconst a = 1\n```")]),
            tag("@returns", [textPart("A text.")]),
          ),
          type: string,
        }),
      ],
      { overwrites: type({ type: "reference", name: "default._told", target: 1 }) },
    ),
  ],
});

/** Named only in the signature of a member. */
const wire = declaration("Wire", Kind.TypeAlias, { id: 5, type: string });

/** Not exported; its constructor holds the options of `deal`. */
const step = declaration("Step", Kind.Class, {
  id: 6,
  children: [
    declaration("constructor", Kind.Constructor, {
      signatures: [
        signature("Step", {
          parameters: [
            parameter(
              "__namedParameters",
              literal({
                children: [
                  propertyDeclaration("count", number),
                  propertyDeclaration("name", string, { flags: { isOptional: true } }),
                ],
              }),
            ),
          ],
        }),
      ],
    }),
    propertyDeclaration("engine", string),
  ],
});

const options = type({
  type: "indexedAccess",
  indexType: type({ type: "literal", value: 0 }),
  objectType: builtIn("ConstructorParameters", [
    type({ type: "query", queryType: reference("Step", 6) }),
  ]),
});

/** A constant that is a function, as declaration files have them. */
const deal = declaration("deal", Kind.Variable, {
  id: 7,
  ...words(
    "Deals cards.",
    category("Flow"),
    tag("@parameter", [textPart("How many.")], "options.count"),
  ),
  type: literal({
    signatures: [
      signature("__type", {
        parameters: [parameter("options", options)],
        type: reference("Step", 6),
      }),
    ],
  }),
});

const layout = declaration("Layout", Kind.TypeAlias, {
  id: 8,
  children: [
    propertyDeclaration("gap", number, {
      flags: { isOptional: true },
      ...words("Between things."),
    }),
    propertyDeclaration("rows", number),
  ],
});

const machine = declaration("Machine", Kind.Class, {
  id: 10,
  comment: { summary: [], modifierTags: ["@internal"] },
});

/** A made-up toolkit with the cases that the conversion has to handle. */
export const cardGame: Project = project(thing, card, wire, step, deal, layout, machine);
