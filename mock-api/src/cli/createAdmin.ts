/**
 * Makes an owner of the back office: `npm run admin:create -- EMAIL`. It asks for the password twice, without showing it; without a
 * terminal it reads one line. An existing account becomes an owner with this password, is asked for no
 * code any more, and its sessions end. On a folder, no API may run at the same time; on the database of `DATABASE_URL` it may.
 */
import { keepOwner, readEmail, readPassword } from './ownerAccount.ts';
import { runVerb } from './runVerb.ts';
import { settingsFrom } from './settings.ts';
import { atTerminal } from './terminal.ts';

await runVerb(async () => {
  const [, , given, ...more] = process.argv;
  if (given === undefined || more.length > 0) {
    throw new Error('Say whose account: npm run admin:create -- EMAIL (the password is asked for, never an argument)');
  }
  const email = readEmail(given);
  const password = readPassword(await askPassword());
  const isNew = await keepOwner(settingsFrom(process.env), { email, password });
  console.info(isNew ? `${email} is an owner now.` : `The account of ${email} is an owner’s now.`);
});

async function askPassword(): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) {
    let text = '';
    for await (const chunk of stdin.setEncoding('utf8')) text += chunk;
    return text.split(/\r?\n/)[0] ?? '';
  }
  return atTerminal(async ({ askSecret }) => {
    const first = await askSecret('Password: ');
    if ((await askSecret('Again: ')) !== first) throw new Error('The two passwords differ: nothing was made.');
    return first;
  });
}
