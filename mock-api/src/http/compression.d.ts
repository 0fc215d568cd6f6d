/** compression ships no types, and those of others need Express's: this declares what the API uses of it, and nothing else. */
declare module 'compression' {
  import type { Handler, Request, Response } from 'json-server';

  interface Options {
    /** In bytes: a shorter answer is sent as it is. */
    threshold: number;
    /** Whether an answer is compressed, by its headers. */
    filter: (req: Request, res: Response) => boolean;
  }

  export default function compression(options: Options): Handler;
}
