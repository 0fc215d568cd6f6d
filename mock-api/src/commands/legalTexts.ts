/** The legal texts: each saved one is a version that stays, and an order keeps the terms that it was placed under. */
import { createHash } from 'node:crypto';
import {
  filledLegalText,
  type LegalTextName,
  legalDefaults,
  legalTextIssue,
  legalTextNames,
  type SavedLegalText,
  type SavedLegalTexts,
} from '@nuee/domain';
import type { OwnerLegalText } from '@nuee/domain/live';
import type { Reader, StoredOrder, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { settingsOf } from './settings.ts';
import { checkVersion } from './versions.ts';

const seriesOf = (name: LegalTextName): string => `texts/${name}`;
const keyOf = (name: LegalTextName, version: number): string => `${name}/${version}`;

/** The last version that was saved; 0 for a text that is still the one that the shop came with. */
const lastVersion = async (t: Reader, name: LegalTextName): Promise<number> =>
  (await t.get('counters', seriesOf(name)))?.last ?? 0;

export async function savedText(t: Reader, name: LegalTextName): Promise<SavedLegalText | undefined> {
  const version = await lastVersion(t, name);
  const stored = await t.get('legalTexts', keyOf(name, version));
  return stored && { text: stored.text, version, createdAt: stored.createdAt };
}

export async function savedTexts(t: Reader): Promise<SavedLegalTexts> {
  const saved: { -readonly [N in keyof SavedLegalTexts]: SavedLegalTexts[N] } = {};
  for (const name of legalTextNames) {
    const text = await savedText(t, name);
    if (text) saved[name] = text;
  }
  return saved;
}

/** How many versions an owner can choose from; older ones stay stored. */
const maxVersions = 100;

/** A text in a version, the last one unless said. Throws an ApiError 404 when there is no such version. */
export async function legalText(t: Reader, name: LegalTextName, asked?: number): Promise<OwnerLegalText> {
  const last = await lastVersion(t, name);
  const version = asked ?? last;
  if (version > last) throw new ApiError(404, 'Cette version n’existe pas.');
  const content = version === 0 ? legalDefaults[name] : (await t.get('legalTexts', keyOf(name, version)))?.text;
  if (content === undefined) throw new ApiError(404, 'Cette version n’existe pas.');
  const versions = Array.from({ length: Math.min(last, maxVersions) }, (_, back) => last - back);
  return {
    name,
    content,
    ...(await describe(t, name, version)),
    versions: await Promise.all([...versions, 0].map((each) => describe(t, name, each))),
  };
}

/** Which version it is, and who saved it. */
export async function describe(t: Reader, name: LegalTextName, asked?: number) {
  const version = asked ?? (await lastVersion(t, name));
  const stored = await t.get('legalTexts', keyOf(name, version));
  return { version, ...(stored && { createdAt: stored.createdAt, who: stored.who }) };
}

interface TextChange {
  readonly name: LegalTextName;
  readonly content: string;
  readonly version: number | undefined;
}

/** Throws an ApiError 422 when the text can't be published, and what `versions.ts` throws. */
export const changeLegalText = command<TextChange, OwnerLegalText>(async (t, actor, { name, content, version }) => {
  const before = await legalText(t, name);
  checkVersion(version, before.version, before);
  const issue = legalTextIssue(content);
  if (issue !== undefined) throw new ApiError(422, issue);
  // An unchanged text makes no new version.
  if (content === before.content.trim()) return { answer: before };
  const next = before.version + 1;
  await t.put('legalTexts', keyOf(name, next), { text: content, createdAt: actor.now.toISOString(), who: actor.who });
  await t.put('counters', seriesOf(name), { last: next });
  const [from, to] = [String(before.version), String(next)];
  return { answer: await legalText(t, name), journal: [{ what: 'text.version', target: name, name, from, to }] };
});

/** Keeps the terms of sale as they stand, and says where: equal ones are kept once. */
export async function agreeToTerms(t: Transaction): Promise<NonNullable<StoredOrder['terms']>> {
  const saved = await savedText(t, 'terms');
  const text = filledLegalText('terms', saved, await settingsOf(t));
  const key = createHash('sha256').update(text).digest('hex');
  if (!(await t.get('agreedTerms', key))) await t.put('agreedTerms', key, { text });
  return { version: saved?.version ?? 0, key };
}

/** Throws an ApiError 404 for an order that was placed before terms were kept. */
export async function agreedTerms(t: Reader, { terms, order }: StoredOrder) {
  const kept = terms && (await t.get('agreedTerms', terms.key));
  if (!kept) throw new ApiError(404, 'Les conditions de cette commande n’ont pas été gardées.');
  return { version: terms.version, agreedAt: order.createdAt, content: kept.text };
}
