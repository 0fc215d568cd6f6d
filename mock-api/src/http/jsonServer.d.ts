/** json-server 0.17 ships no types: this declares what the API uses of it (an Express 4 application and a router), and nothing else. */
declare module 'json-server' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Request extends IncomingMessage {
    method: string;
    url: string;
    path: string;
    /** The client's address, as the trusted proxies report it; undefined if the client left before it was read. */
    ip: string | undefined;
    params: Record<string, string>;
    /** With `query parser: simple`: a repeated name gives an array. */
    query: Record<string, string | string[] | undefined>;
  }

  export interface Response extends ServerResponse {
    locals: {
      data?: unknown;
      requestId?: string;
      route?: string;
      userId?: string;
      account?: string;
      payment?: string;
      policyReport?: object;
      /** Its bytes are kept: nothing compresses them again. */
      isKept?: true;
    };
    status(code: number): Response;
    json(body: unknown): Response;
  }

  export type Next = (error?: unknown) => void;
  export type Handler = (req: Request, res: Response, next: Next) => void;
  export type ErrorHandler = (error: unknown, req: Request, res: Response, next: Next) => void;

  export interface Router extends Handler {
    /** Called with the document or list to send in `res.locals.data`; `{}` and status 404 when there is none. */
    render: (req: Request, res: Response) => void;
  }

  export interface Application {
    (req: IncomingMessage, res: ServerResponse): void;
    set(setting: string, value: unknown): Application;
    use(handler: Handler): Application;
    use(handler: ErrorHandler): Application;
    use(path: string, handler: Handler): Application;
    all(path: string, handler: Handler): Application;
    get(path: string, handler: Handler): Application;
    post(path: string, handler: Handler): Application;
    put(path: string, handler: Handler): Application;
    delete(path: string, handler: Handler): Application;
  }

  const jsonServer: {
    create(): Application;
    /** Served from memory. */
    router(collections: Readonly<Record<string, readonly object[]>>): Router;
  };
  export default jsonServer;
}
