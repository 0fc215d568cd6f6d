/** Examines what a shop in service needs to run, without changing anything. */
import { statSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type MissingForOpening, missingBeforeOpening, openingRequirements, settingFields } from '@nuee/domain';
import { isInFile } from '@nuee/domain/environment';
import { type ShopSettings, standardSettings } from '@nuee/domain/live';
import nodemailer from 'nodemailer';
import { hasOwner } from '../auth/demoAccount.ts';
import { backupEnding } from '../db/copies.ts';
import { connectForUpkeep } from '../db/database.ts';
import { type Db, kyselyOver } from '../db/dialect.ts';
import { executeOn } from '../db/executeOn.ts';
import { checkMigrated } from '../db/migrate.ts';
import { readerOver } from '../db/records.ts';
import { fileName } from '../db/sqlite.ts';
import { smtpOptions } from '../mail/post.ts';
import { gatewayOf } from '../payments/shopGateway.ts';
import type { GatewaySettings } from '../payments/vadsGateway.ts';
import { CarrierFailure } from '../relayPoints/carrier.ts';
import { createMondialRelay } from '../relayPoints/mondialRelay.ts';
import { findKey } from '../secrets/machineKey.ts';
import { createSafe } from '../secrets/safe.ts';
import { lockedSecrets, lockedSentence } from '../secrets/storedSecrets.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import type { Settings } from './settings.ts';

/** `missing`: the shop can't run like this. `warning`: it can, but somebody should look at it. */
export type Verdict = 'ok' | 'warning' | 'missing';

export interface Finding {
  readonly name: string;
  readonly verdict: Verdict;
  readonly text: string;
}

interface Examination
  extends Pick<Settings, 'demo' | 'dataDir' | 'database' | 'secretsKey' | 'smtpUrl' | 'shopUrl' | 'gateway' | 'relay'> {
  readonly now: Date;
  /** Folder of the backups. */
  readonly backups: string;
  /** The file of variables that was read, and their names. */
  readonly file?: { readonly name: string; readonly variables: readonly string[] };
  /** Certificates of the authorities that are trusted; those that Node knows by default. */
  readonly ca?: string;
}

const ok = (name: string, text: string): Finding => ({ name, verdict: 'ok', text });
const warning = (name: string, text: string): Finding => ({ name, verdict: 'warning', text });
const missing = (name: string, text: string): Finding => ({ name, verdict: 'missing', text });

const patienceMilliseconds = 5_000;
const hour = 60 * 60 * 1000;
/** A backup a night, and some time to write it. */
const oldestBackup = 26 * hour;
const gigabyte = 1e9;
/**
 * Let's Encrypt certificates are renewed 30 days before they expire: if less time is left, the renewal doesn't work.
 */
const renewedDays = 21;

export async function examine(of: Examination): Promise<Finding[]> {
  const { demo, shopUrl, smtpUrl } = of;
  const stored = await readStored(of);
  return [
    demo
      ? warning(
          'mode',
          'DEMO is not off: this is the demonstration. Set DEMO=off in the file .env for a shop in service.',
        )
      : ok('mode', 'in service'),
    ...(of.file === undefined ? [] : [fileFinding(of.file)]),
    ...stored.findings,
    stored.hasOwner
      ? ok('owner', 'the back office has an owner')
      : missing('owner', 'nobody can open the back office: npm run admin:create -- EMAIL'),
    ...openingFindings(missingBeforeOpening(stored.settings, { sendsMail: smtpUrl !== undefined })),
    ...(smtpUrl === undefined ? [] : [await mailFinding(smtpUrl)]),
    ...stored.secrets,
    cardsFinding(stored.gateway),
    await relayFinding(of.relay, stored.settings),
    shopUrl.startsWith('https:')
      ? ok('address', shopUrl)
      : warning('address', `SHOP_URL is ${shopUrl}, which only this machine can open: set the public one, with https.`),
    await pagesFinding(shopUrl),
    ...(shopUrl.startsWith('https:') ? [certificateFinding(await readCertificate(shopUrl, of))] : []),
    await diskFinding(of.dataDir),
    stored.clock,
    await backupFinding(of),
  ];
}

function fileFinding({ name, variables }: NonNullable<Examination['file']>): Finding {
  const unknown = variables.filter((each) => !isInFile(each));
  if (unknown.length === 0) return ok('variables', `${variables.length} in ${name}`);
  return warning('variables', `${name} has ${unknown.join(', ')}, which nothing reads from it: is it misspelt?`);
}

/** The pages have the address that they were built for; mails and the API have that of the variable. */
async function pagesFinding(shopUrl: string): Promise<Finding> {
  const name = 'pages';
  // A page that a closed shop shows too.
  const address = '/mentions-legales';
  try {
    const response = await fetch(shopUrl + address, { signal: AbortSignal.timeout(patienceMilliseconds) });
    const [, link] = /<link rel="canonical" href="([^"]*)"/.exec(await response.text()) ?? [];
    if (link === undefined) return warning(name, `what ${shopUrl} answers is no page of the shop`);
    if (link === shopUrl + address) return ok(name, `built for ${shopUrl}`);
    return missing(name, `built for ${link.replace(address, '')}, not for SHOP_URL, ${shopUrl}: build them again`);
  } catch (error) {
    const { cause = error } = error as Error;
    return warning(name, `${shopUrl} could not be read: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/** The name of each opening requirement in a terminal. */
const requirementNames: Readonly<Record<MissingForOpening['what'], string>> = {
  identity: 'identity',
  legalNotice: 'legal notice',
  host: 'host',
  mediator: 'mediator',
  payment: 'payment',
  mail: 'mail server',
};

function openingFindings(lacking: readonly MissingForOpening[]): Finding[] {
  return openingRequirements.flatMap((what): Finding[] => {
    const name = requirementNames[what];
    const found = lacking.find((each) => each.what === what);
    if (what === 'mail') return found ? [missing(name, 'SMTP_URL is not set: mails would only be files')] : [];
    if (!found) return [ok(name, 'set')];
    const fields = found.fields.map((field) => `« ${settingFields[field].label} »`);
    return [missing(name, `to be set or corrected in the back office, under « Paramètres »: ${fields.join(', ')}`)];
  });
}

/** Half of the variables is refused before: nothing starts with it, this examination neither. */
function cardsFinding(gateway: Stored['gateway']): Finding {
  const name = 'cards';
  if (gateway === undefined) return ok(name, 'no provider is set: only transfers are offered');
  if (gateway.mode === 'PRODUCTION') return ok(name, `taken by ${new URL(gateway.url).host}`);
  return warning(name, 'the mode is TEST: nothing is debited, and no order by card becomes paid');
}

/** Asks for the places of one postal code, as a customer does. */
async function relayFinding(relay: Examination['relay'], { delivery }: ShopSettings): Promise<Finding> {
  const name = 'relay points';
  if (relay === undefined) {
    const isOffered = delivery.methods.some(({ kind, active }) => kind === 'relay' && active);
    return isOffered
      ? missing(name, 'a method offers them, and nobody lists them: set RELAY_BRAND and RELAY_KEY')
      : ok(name, 'no carrier is set: none are offered');
  }
  const carrier = createMondialRelay(relay);
  try {
    await carrier.near({ country: 'France', postalCode: '75001' });
    return ok(name, `${carrier.name} answers and takes the key`);
  } catch (error) {
    if (!(error instanceof CarrierFailure)) throw error;
    return error.fault === 'key' ? missing(name, error.message) : warning(name, error.message);
  }
}

interface Stored {
  readonly findings: readonly Finding[];
  readonly settings: ShopSettings;
  readonly hasOwner: boolean;
  readonly secrets: readonly Finding[];
  readonly gateway: GatewaySettings | undefined;
  readonly clock: Finding;
}

async function readStored(of: Examination): Promise<Stored> {
  const name = 'database';
  try {
    return of.database === undefined ? await readFolder(of, name) : await readDatabase(of.database, of, name);
  } catch (error) {
    return {
      findings: [missing(name, error instanceof Error ? error.message : String(error))],
      settings: standardSettings,
      hasOwner: false,
      secrets: [],
      gateway: of.gateway,
      clock: warning('clock', 'nothing to compare it with'),
    };
  }
}

async function readFolder(of: Examination, name: string): Promise<Stored> {
  const { dataDir, now } = of;
  const file = path.join(dataDir, fileName);
  if (!statSync(file, { throwIfNoEntry: false })) {
    throw new Error(`there is none in ${dataDir} yet: npm start, or npm run admin:create, makes it`);
  }
  const database = new DatabaseSync(file, { readOnly: true, timeout: patienceMilliseconds });
  try {
    const stored = await storedIn(kyselyOver('sqlite', executeOn(database)), of);
    const written = Math.max(...[file, `${file}-wal`].map((each) => modifiedAt(each)));
    return { ...stored, findings: [ok(name, file)], clock: clockFinding(now.getTime() - written) };
  } finally {
    database.close();
  }
}

async function readDatabase(url: string, of: Examination, name: string): Promise<Stored> {
  const database = connectForUpkeep(url);
  try {
    await checkMigrated(database);
    const stored = await storedIn(
      kyselyOver('postgres', (query) => database.query(query.sql, query.parameters)),
      of,
    );
    const [{ at = '0' } = {}] = await database.query('SELECT (extract(epoch FROM now()) * 1000)::text AS at');
    const clock = clockFinding(-Math.abs(of.now.getTime() - Number(at)));
    return { ...stored, findings: [ok(name, 'PostgreSQL answers, and has all of its tables')], clock };
  } finally {
    await database.close();
  }
}

async function storedIn(
  db: Db,
  of: Examination,
): Promise<Pick<Stored, 'settings' | 'hasOwner' | 'secrets' | 'gateway'>> {
  const t = readerOver(db);
  const key = findKey(of);
  const safe = key && createSafe(key);
  return {
    settings: (await t.get('settings', 'shop')) ?? standardSettings,
    hasOwner: await hasOwner(t),
    secrets: [secretsFinding(key, await lockedSecrets(t, safe))],
    gateway: safe ? await gatewayOf(t, { ...of, safe }) : of.gateway,
  };
}

function secretsFinding(key: Uint8Array | undefined, locked: Parameters<typeof lockedSentence>[0]): Finding {
  const name = 'secrets';
  const sentence = lockedSentence(locked);
  if (sentence !== undefined) return missing(name, sentence);
  return ok(name, key ? 'the key of this machine opens them' : 'none yet, and no key');
}

const modifiedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param ahead How far the clock is ahead of the last written record, in ms: negative when it is behind. */
function clockFinding(ahead: number): Finding {
  const name = 'clock';
  if (ahead > -5_000) return ok(name, 'not behind what was written last');
  const seconds = Math.round(-ahead / 1000);
  return warning(name, `it differs by ${seconds} s from the data: is the time of this machine kept by NTP?`);
}

async function mailFinding(smtpUrl: string): Promise<Finding> {
  const name = 'mail server';
  const { host } = new URL(smtpUrl);
  const transport = nodemailer.createTransport(smtpOptions(smtpUrl, patienceMilliseconds));
  try {
    await transport.verify();
    return ok(name, `${host} answers and takes the login`);
  } catch (error) {
    return missing(name, `${host} can't be used: ${error instanceof Error ? error.message : error}`);
  } finally {
    transport.close();
  }
}

function certificateFinding(certificate: Certificate): Finding {
  const name = 'certificate';
  switch (certificate.state) {
    case 'valid': {
      const text = `ends in ${certificate.daysLeft} days`;
      return certificate.daysLeft < renewedDays ? warning(name, `${text}: is it renewed by itself?`) : ok(name, text);
    }
    case 'expired':
      return missing(name, `browsers refuse it: ${certificate.reason}`);
    case 'selfSigned':
      return missing(name, `browsers refuse it, since no authority signed it: ${certificate.reason}`);
    case 'otherHost':
      return missing(name, `it is that of another host: ${certificate.reason}`);
    case 'untrusted':
      return missing(name, `browsers refuse it: ${certificate.reason}`);
    case 'away':
      return missing(name, `could not be read: ${certificate.reason}`);
    default:
      return certificate satisfies never;
  }
}

async function diskFinding(dataDir: string): Promise<Finding> {
  const name = 'disk';
  try {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const text = `${(free / gigabyte).toFixed(1)} GB free for ${dataDir}`;
    if (free > 2 * gigabyte) return ok(name, text);
    return free > 0.2 * gigabyte ? warning(name, text) : missing(name, text);
  } catch {
    return warning(name, `${dataDir} isn't there yet`);
  }
}

async function backupFinding({ backups, now }: Examination): Promise<Finding> {
  const name = 'backups';
  const files = (await readdir(backups).catch(() => [])).filter((file) => file.endsWith(backupEnding));
  const times = await Promise.all(files.map(async (file) => (await stat(path.join(backups, file))).mtimeMs));
  if (times.length === 0) return missing(name, `none in ${backups}: npm run api:backup writes one`);
  const age = now.getTime() - Math.max(...times);
  const text = `the newest of ${times.length} is ${Math.round(age / hour)} h old`;
  return age > oldestBackup ? warning(name, `${text}: one a night is written by cron`) : ok(name, text);
}
