import { createServer } from 'node:http';
import { policyReportPath } from '@nuee/domain';
import { expect, test } from 'vitest';
import { createPasswords } from '../auth/passwords.ts';
import { createRateLimiter, noLimits } from '../auth/rateLimits.ts';
import { createSafe } from '../secrets/safe.ts';
import { createApp } from './app.ts';
import type { LogEntry } from './requestLog.ts';

/** Sends a body as browsers send a report; resolves to the status and what the log says of it. */
async function send(body: string, type = 'application/csp-report'): Promise<{ status: number; line: LogEntry }> {
  const { promise: logged, resolve: log } = Promise.withResolvers<LogEntry>();
  const never = () => Promise.reject(new Error('A report needs no storage.'));
  const app = createApp({
    storage: {
      tx: never,
      read: never,
      list: never,
      scan: never,
      sweep: never,
      close: never,
    },
    passwords: createPasswords(),
    limiter: createRateLimiter(noLimits),
    safe: createSafe(new Uint8Array(32)),
    dataDir: '',
    now: () => new Date(),
    log,
  });
  await using server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  const { status } = await fetch(`http://127.0.0.1:${port}${policyReportPath}`, {
    method: 'POST',
    headers: { 'Content-Type': type, Connection: 'close' },
    body,
  });
  return { status, line: await logged };
}

test('a report reaches the log without what an address may carry', async () => {
  const { status, line } = await send(
    JSON.stringify({
      'csp-report': {
        'record-uri': 'https://maison-nuee.example/order/42?mail=ines@exemple.example',
        'blocked-uri': 'https://tracker.example/pixel?visitor=42',
        'effective-directive': 'img-src',
        'script-sample': 'alert(1)',
      },
    }),
  );
  expect(status).toBe(204);
  expect(line).toMatchObject({
    route: policyReportPath,
    policyReport: { directive: 'img-src', blocked: 'https://tracker.example', page: '/order/42' },
  });
  expect(JSON.stringify(line)).not.toMatch(/ines|visitor|alert/);
});

test('a word in the place of an address is kept, and a long one is cut', async () => {
  const report = { 'record-uri': '', 'blocked-uri': 'inline', 'violated-directive': 'x'.repeat(5_000) };
  const { line } = await send(JSON.stringify({ 'csp-report': report }));
  expect(line.policyReport).toEqual({ directive: 'x'.repeat(200), blocked: 'inline', page: '' });
});

test.each([
  ['nothing', '{}', 'application/csp-report', 422],
  ['a text', 'inline', 'application/csp-report', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['a body above 32 kB', JSON.stringify('x'.repeat(40_000)), 'application/csp-report', 413],
])('%s is refused', async (_what, body, type, status) => {
  const answer = await send(body, type);
  expect(answer.status).toBe(status);
  expect(answer.line.policyReport).toBeUndefined();
});
