import { deflateSync, strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../../../../shared/games/seededRandom";
import { decodePlayLink, encodePlayLink, type PlayLink } from "./playLink";

const LINK: PlayLink = {
  game: "garden-row",
  toolkit: "0.2.14",
  players: 2,
  seed: "garden",
  settings: { size: 3 },
  moves: [
    [1, "sow", { plot: "$el[0/0/5]" }],
    [2, "sow", { plot: "$el[0/0/3]" }],
  ],
  at: 1,
  lens: 2,
  files: { "game.ts": "// ü\nexport default 1;\n" },
};

function pack(data: unknown): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const bytes = deflateSync(strToU8(text));
  return `#play=1.${Buffer.from(bytes).toString("base64url")}`;
}

function encode(link: PlayLink): string {
  const encoded = encodePlayLink(link);
  if ("problem" in encoded) throw new Error(encoded.problem);
  return encoded.hash;
}

describe("a link", () => {
  test("gives the game that it was made from", () =>
    expect(decodePlayLink(encode(LINK))).toEqual({ link: LINK }));

  test("is refused with a way out when it is too long", () => {
    const random = seededRandom("noise");
    const noise = Array.from({ length: 2500 }, () => random().toString(36)).join("");
    expect(encodePlayLink({ ...LINK, files: { "game.ts": noise } })).toEqual({
      problem: expect.stringMatching(
        /^The changed code and the moves are too long for a link: \d+ .* Download/,
      ) as string,
    });
  });

  test("of something else is none", () => {
    expect(decodePlayLink("#setup")).toBeUndefined();
    expect(decodePlayLink("#layout=1.abc")).toBeUndefined();
  });
});

describe("a hostile or broken link", () => {
  const whole = encode(LINK);
  test.each([
    ["nothing", "#play=", "damaged or was cut"],
    ["HTML", "#play=1.<img src=x onerror=alert(1)>", "damaged or was cut"],
    ["a cut end", whole.slice(0, -12), "damaged or was cut"],
    ["no JSON", pack("{game:"), "no game"],
    ["a bomb", pack("0".repeat(5_000_000)), "more than 64000 bytes"],
    ["a payload beyond the limit", `#play=1.${"A".repeat(16_001)}`, "longer than 16000"],
    ["an unknown key", pack({ ...LINK, autorun: true }), "no game"],
    ["a prototype", pack(JSON.stringify(LINK).replace('"size"', '"__proto__"')), "no game"],
    ["a deep prototype", pack(JSON.stringify(LINK).replace('"plot"', '"constructor"')), "no game"],
    ["an unknown file", pack({ ...LINK, files: { "evil.ts": "" } }), "no game"],
    ["a seat that nobody takes", pack({ ...LINK, players: 1 }), "no game"],
    [
      "a move of another shape",
      pack({ ...LINK, moves: [[1, "sow", { plot: { a: 1 } }]] }),
      "no game",
    ],
    ["2001 moves", pack({ ...LINK, moves: Array(2001).fill([1, "a", {}]) }), "no game"],
    ["a move beyond the last", pack({ ...LINK, at: 3 }), "no game"],
    ["a seed that no field takes", pack({ ...LINK, seed: "x".repeat(81) }), "no game"],
    ["an empty seed", pack({ ...LINK, seed: " " }), "no game"],
    ["a path for a game", pack({ ...LINK, game: "../../x" }), "no game"],
  ])("with %s says so and gives the unchanged game", (_, hash, reason) => {
    expect(decodePlayLink(hash)).toEqual({
      problem: expect.stringMatching(
        new RegExp(
          `^The game in the link cannot be read: .*${reason}.* This is the game unchanged.$`,
        ),
      ) as string,
    });
  });

  test("pollutes no prototype", () => {
    decodePlayLink(pack('{"__proto__":{"polluted":1}}'));
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
