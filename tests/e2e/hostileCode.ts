/**
 * What the code does, the code, and what must be there at the end: a message of the block, or a text of
 * the result; neither where a guard may stop it.
 */
export type HostileCode = readonly [name: string, code: string, outcome?: RegExp | string];

/** What a block says of code that navigates its frame. */
export const LEFT = /left its frame/;
const STOPPED = /was stopped|were stopped|did not answer/;

/** Code that fails or cannot be read. */
const BROKEN: readonly HostileCode[] = [
  ["a syntax error", "const a = 1;\nconst b = ;", /Unexpected token\./],
  ["throws in render", "function A() { throw new Error('x'); }", /^Error: x/],
  ["throws null", "function A() { throw null; }", /Thrown: null/],
  [
    "throws in an effect",
    "function A() { useEffect(() => { throw new Error('e'); }); return <b>x</b>; }",
    /Error: e/,
  ],
  ["throws in a timer", "setTimeout(() => { throw new Error('t'); }); <b>x</b>", /Error: t/],
  ["rejects a promise", "Promise.reject(new Error('p')); <b>x</b>", /Error: p/],
];

/** Code that never ends. */
const ENDLESS: readonly HostileCode[] = [
  [
    "nesting that the compiler reads twice at each level",
    `${"(a=".repeat(30)}0${")=>0".repeat(30)}`,
    /takes longer than 2 seconds/,
  ],
  ["a loop", "while (true) {}", STOPPED],
  ["a component that renders itself", "const A = () => <A />;", STOPPED],
  [
    "recursion without an end",
    "const f = () => f() + 1; f();",
    /RangeError|InternalError: too much recursion/,
  ],
  [
    "a regular expression that backtracks",
    "/(a+)+$/.test('a'.repeat(60) + 'b'); <b>x</b>",
    /did not answer|InternalError: too much recursion/,
  ],
  [
    "microtasks without an end",
    "async function f() { while (true) await 0; } f(); <b>x</b>",
    STOPPED,
  ],
  [
    "an effect that sets state without an end",
    "function A() { const [n, set] = useState(0); useEffect(() => { set(n + 1); }); return <b>load {n > 0 ? 'on' : ''}</b>; }",
    "load",
  ],
  [
    "allocation without an end",
    "const all: object[] = []; while (true) all.push({ a: 1 });",
    STOPPED,
  ],
];

/** Code that accesses what does not belong to it. */
const REACHING: readonly HostileCode[] = [
  ["empties its document", "document.body.innerHTML = ''; <b>x</b>"],
  [
    "changes the prototypes",
    "Object.assign(Object.prototype, { toJSON: 1 }); Array.prototype.map = null; <b>x</b>",
  ],
  ["reads storage", "localStorage.length;", /SecurityError/],
  ["reads cookies", "document.cookie;", /SecurityError/],
  ["reads the page", "parent.document;", /SecurityError/],
  ["navigates the page", "parent.location.href = 'https://example.com';", /SecurityError/],
  ["navigates to another site", "location.href = 'https://example.com';", LEFT],
  ["navigates to this site", "location.href = '/game/board';", LEFT],
  [
    "opens windows and dialogs",
    // Firefox refuses the window with an error.
    "try { open('/'); } catch {} for (let i = 0; i < 9; i++) alert(1); print(); <b>calm</b>",
    "calm",
  ],
  [
    "sends to the network",
    "new Image().src = 'https://example.com/a.png'; navigator.sendBeacon('https://example.com/b'); fetch('https://example.com/c'); <b>x</b>",
    /fetch|Load failed/,
  ],
  [
    "floods the page with messages",
    "for (let i = 0; i < 200_000; i++) parent.postMessage(i, '*'); <b>x</b>",
  ],
  [
    "forges reports",
    "const p = MessagePort.prototype; const post = p.postMessage; p.postMessage = function (m) { for (const f of [{ t: 'size', h: 1e9 }, { t: 'evil' }, { t: 'log', level: 'log', text: 'x'.repeat(1e5) }]) post.call(this, f); post.call(this, m); }; <b>forged</b>",
    "forged",
  ],
  ["code of 1 MB", "// text\n".repeat(125_000), /at most 64000 are allowed/],
  ["a NUL in the code", "<b>a\0b</b>"],
  [
    "line separators and an end of script",
    "<b>{'\u2028'}</b>; '</script>'; <b>fine text</b>",
    "fine text",
  ],
];

export const HOSTILE = {
  "that fails or cannot be read": BROKEN,
  "that never ends": ENDLESS,
  "that reaches out of its frame": REACHING,
};

/** Code that adds entries to the history of the tab, by the way in which it does. */
export const FILLS_HISTORY = [
  ["links to fragments", "for (let i = 0; i < 20; i++) location.hash = 'a' + i"],
  [
    "frames of its own",
    "const inner = document.body.appendChild(document.createElement('iframe')); let count = 0; setInterval(() => { inner.src = 'about:blank?' + count++; }, 50)",
  ],
] as const;
