/**
 * The servers that the API is compared with, each on a free port: `node` (a bare node:http server) or
 * `json-server FILE` (its router on a file).
 */
import { createServer, type RequestListener } from 'node:http';
import jsonServer from 'json-server';

const [kind, file = ''] = process.argv.slice(2);
const server = createServer(kind === 'node' ? answerOk : bareRouter(file));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.info(`ready on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

function answerOk(...[req, res]: Parameters<RequestListener>): void {
  req.resume();
  res.setHeader('Content-Type', 'application/json').end('{"ok":true}');
}

/**
 * Set up as in json-server's own documentation: it writes the whole file at each change, without waiting for the disk.
 */
function bareRouter(path: string): RequestListener {
  return jsonServer.create().use(jsonServer.bodyParser).use(jsonServer.router(path));
}
