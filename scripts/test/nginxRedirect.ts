import { type IncomingHttpHeaders, request } from 'node:http';

/** Addresses that end with a slash. A redirect that repeated their decoded form would lead to another host, or inject a header. */
export const hostileAddresses: readonly string[] = [
  '/%5Cevil.example/',
  '/%5C%5Cevil.example/',
  '/%09/evil.example/',
  '/%2F%5Cevil.example/',
  '/.%5Cevil.example/',
  '//evil.example/',
  '/%2F%2Fevil.example/',
  '/x/..//evil.example/',
  '/@evil.example/',
  '/https:evil.example/',
  '/x%0dSet-Cookie:a=b/',
  '/x%0d%0aSet-Cookie:a=b/',
  '/x%0aSet-Cookie:a=b/',
  '/x%0d%0aClear-Site-Data:%22*%22/',
  '/x%E5%98%8A%E5%98%8DSet-Cookie:a=b/',
  '/x%00/',
  '/x%20/',
  '/admin/%5Cevil.example/',
  '/admin/x%0dSet-Cookie:a=b/',
];

/** The faults in the answers of the server at `url`; empty if each redirect stays on its host and injects no header. */
export async function wrongRedirects(url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const path of hostileAddresses) {
    const { status, headers } = await ask(url, path);
    const location = headers.location ?? '/';
    const leaves =
      new URL(location.replaceAll('\\', '/'), url).host !== new URL(url).host || !/^\/(?!\/)[\w./-]*$/.test(location);
    if (leaves || headers['set-cookie'] || headers['clear-site-data'])
      wrong.push(`${path} answers ${status} and leads to ${location}`);
  }
  for (const [path, expected] of [
    ['/catalogue/', '/catalogue'],
    ['/catalogue/?tri=prix', '/catalogue?tri=prix'],
    ['/admin/commandes/', '/admin/commandes'],
  ] as const) {
    const { status, headers } = await ask(url, path);
    if (status !== 301 || headers.location !== expected)
      wrong.push(`${path} answers ${status} and leads to ${headers.location}`);
  }
  return wrong;
}

/** Requests the path exactly as written: `fetch` would normalise it. */
function ask(url: string, path: string) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((answered, failed) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      answered({ status: response.statusCode, headers: response.headers });
    })
      .once('error', failed)
      .end();
  });
}
