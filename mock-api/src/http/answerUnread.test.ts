import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';
import { answerUnread } from './answerUnread.ts';

const api = apiUnderTest();

test('a request that can’t be read is refused in the form of the others', async () => {
  const { port } = new URL(api.url);
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/9.9\r\n\r\n'));
    let text = '';
    socket.on('data', (piece) => {
      text += String(piece);
    });
    socket.on('end', () => resolve(text)).on('error', reject);
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*\r\n\r\n\{"message":"La requête est illisible\."\}$/);
});

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', /^HTTP\/1\.1 408 [\s\S]*L’envoi a pris trop de temps/],
  ['HPE_HEADER_OVERFLOW', /^HTTP\/1\.1 431 [\s\S]*trop longs/],
])('%s is told in French', async (code, expected) => {
  const socket = new PassThrough();
  answerUnread(Object.assign(new Error(), { code }), socket);
  expect(String(await socket.toArray())).toMatch(expected);
});
