/** A proxy that spoils what passes between client and API, to see whether the conformance suite notices. */
import { createServer, type IncomingMessage } from 'node:http';

interface Passing {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly idempotencyKey: string;
  readonly contentType: string;
  readonly origin: string;
  /** Empty when there is none. */
  readonly body: Readonly<Record<string, unknown>>;
}

interface PassingAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty when it is no JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Created for each server. What it doesn't define passes unchanged. */
export type Defect = () => {
  request?(call: Passing): Passing;
  answer?(answer: PassingAnswer, call: Passing): PassingAnswer;
};

export async function startDefective(url: string, defect: Defect): Promise<{ url: string; close(): Promise<void> }> {
  const { request = (call) => call, answer = (it) => it } = defect();

  const pass = async (req: IncomingMessage): Promise<PassingAnswer & { readonly text: string }> => {
    const { method = 'GET', url: path = '', headers } = req;
    const given = await readText(req);
    const parsed: unknown = given.startsWith('{') ? JSON.parse(given) : undefined;
    const call = request({
      method,
      path,
      authorization: headers.authorization ?? '',
      idempotencyKey: String(headers['idempotency-key'] ?? ''),
      contentType: headers['content-type'] ?? '',
      origin: headers.origin ?? '',
      body: isRecord(parsed) ? parsed : {},
    });
    const response = await fetch(url + call.path, {
      method,
      headers: {
        ...(call.authorization && { Authorization: call.authorization }),
        ...(call.idempotencyKey && { 'Idempotency-Key': call.idempotencyKey }),
        ...(call.contentType && { 'Content-Type': call.contentType }),
        ...(call.origin && { Origin: call.origin }),
      },
      ...(given && { body: isRecord(parsed) ? JSON.stringify(call.body) : given }),
    });
    const text = await response.text();
    const body: unknown = text.startsWith('{') ? JSON.parse(text) : undefined;
    const passed = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isRecord(body) ? body : {},
    };
    const spoiled = answer(passed, call);
    return { ...spoiled, text: isRecord(body) || spoiled !== passed ? JSON.stringify(spoiled.body) : text };
  };

  const server = createServer((req, res) => {
    pass(req).then(
      ({ status, headers, text }) => {
        for (const [name, value] of Object.entries(headers)) {
          if (!/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/i.test(name))
            res.setHeader(name, value);
        }
        res.writeHead(status).end(status === 204 ? undefined : text);
      },
      (error: unknown) => res.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function readText(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of req.setEncoding('utf8')) text += part;
  return text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
