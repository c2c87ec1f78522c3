/**
 * `npm run make addresses` adds the addresses of all pages and headings that a public build has now to
 * `content/published-addresses.txt`. Run it when you publish; from then on, `npm run check content`
 * reports which of them would be broken. To give up an address, delete its line.
 */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readText } from "../../src/node/files/readText";
import { listContentAddresses } from "../../src/node/content/source/checkContent";
import { PUBLISHED_ADDRESSES } from "../../src/node/content/source/checkPages";
import { ROOT } from "../runProgram";

const content = path.join(ROOT, "content");
const file = path.join(content, PUBLISHED_ADDRESSES);
const recorded = existsSync(file) ? readText(file).trim().split("\n") : [];
const added = (await listContentAddresses(content)).filter((each) => !recorded.includes(each));
writeFileSync(file, `${[...recorded, ...added].sort().join("\n")}\n`);
console.log(
  added.length === 0
    ? `All addresses are in content/${PUBLISHED_ADDRESSES}.`
    : `Added to content/${PUBLISHED_ADDRESSES}:\n${added.join("\n")}`,
);
