import { expect, onTestFinished, test } from 'vitest';
import { createEngine } from '../testing/engine.ts';
import { startMailServer } from '../testing/mailServer.ts';
import { startProcess } from '../testing/startProcess.ts';
import { sendMails } from '../workers/mailer.ts';
import { createPost } from './post.ts';

// Four minutes are too early and six enough: a claim of a process that was ended lasts for five.
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('a mail whose process was killed during sending is sent again, as the same mail', async () => {
  const engine = await createEngine();
  onTestFinished(() => engine.close());
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { smtpUrl } = server;
  const shopUrl = 'https://shop.example';

  const release = server.hold();
  const env = { API_PORT: '0', API_DATA_DIR: engine.dataDir, SMTP_URL: smtpUrl, SHOP_URL: shopUrl };
  const { child, firstLine, ended } = startProcess('main.ts', env);
  onTestFinished(() => void child.kill('SIGKILL'));
  const url = /http:\S+/.exec(await firstLine)?.[0] ?? '';
  const asked = await fetch(`${url}/api/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'camille@mail.example' }),
  });
  expect(asked.status).toBe(202);
  await expect.poll(server.received).toBe(1);
  child.kill('SIGKILL');
  await ended;
  release();

  const storage = await engine.open();
  onTestFinished(() => storage.close());
  const post = createPost({ smtpUrl, dataDir: engine.dataDir });
  onTestFinished(() => post.close());
  expect(await sendMails(storage, minutesFromNow(4), { post, shopUrl })).toEqual({ sent: 0, failed: 0 });
  expect(await sendMails(storage, minutesFromNow(6), { post, shopUrl })).toEqual({ sent: 1, failed: 0 });
  expect(await sendMails(storage, minutesFromNow(12), { post, shopUrl })).toEqual({ sent: 0, failed: 0 });
  const ids = server.arrived.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]?.trim());
  expect(ids).toEqual([expect.stringMatching(/^<\w{32}@shop\.example>$/), ids[0]]);
});
