/** The part of an Express 4 request that the development server's own routes read. */
interface DevRequest {
  /** Such as `/game/flow`. */
  readonly path: string;
  /** The path and the query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string | undefined>>;
  on(event: "close", listener: () => void): unknown;
}

/** The part of an Express 4 response that they write. */
export interface DevResponse {
  status(code: number): DevResponse;
  json(data: unknown): void;
  type(name: string): DevResponse;
  send(text: string): void;
  redirect(status: number, address: string): void;
  sendFile(file: string): void;
  set(name: string, value: string): DevResponse;
  write(text: string): unknown;
  /** Sends what Gatsby's compression holds back. */
  readonly flush?: () => void;
}

type Handler = (request: DevRequest, response: DevResponse, next: () => void) => unknown;

/** The part of Gatsby's Express 4 application that the development server's own routes use. */
export interface DevApp {
  get(path: string | RegExp, handler: Handler): unknown;
  post(path: string, handler: Handler): unknown;
  readonly _router: { readonly stack: unknown[] };
}

/** Express's own first layers: they parse the query and give requests and responses their methods. */
const OWN_LAYERS = 2;

/**
 * Adds routes in front of Gatsby's. Gatsby calls `onCreateDevServer` after it has added its own, and Express
 * answers with the first route that matches.
 */
export function addFirst(app: DevApp, add: (app: DevApp) => void): void {
  const { stack } = app._router;
  const count = stack.length;
  add(app);
  stack.splice(OWN_LAYERS, 0, ...stack.splice(count));
}
