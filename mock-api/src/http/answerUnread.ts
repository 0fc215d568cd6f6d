import type { Duplex } from 'node:stream';

const answers: ReadonlyMap<string, readonly [status: string, message: string]> = new Map([
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    ['408 Request Timeout', 'L’envoi a pris trop de temps. Vérifiez votre connexion, puis réessayez.'],
  ],
  ['HPE_HEADER_OVERFLOW', ['431 Request Header Fields Too Large', 'Les en-têtes de la requête sont trop longs.']],
]);
const unreadable = ['400 Bad Request', 'La requête est illisible.'] as const;

/** Answers a request that Node couldn't read to its end in the form of all refusals: on its own it would send no body. */
export function answerUnread(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, message] = answers.get(error.code ?? '') ?? unreadable;
  const body = JSON.stringify({ message });
  const headers = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
