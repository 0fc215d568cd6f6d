/** The legal texts: each saved one is a version that stays, and an order keeps the terms that it was placed under. */
import { createHash } from 'node:crypto';
import {
  filledLegalText,
  type LegalTextName,
  legalDefaults,
  legalTextIssue,
  legalTextNames,
  type SavedLegalTexts,
} from '@nuee/domain';
import type { OwnerLegalText } from '@nuee/domain/live';
import type { Reader, StoredOrder, Transaction } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import { command } from './command.ts';
import { savedVersions } from './savedVersions.ts';
import { settingsOf } from './settings.ts';
import { checkVersion } from './versions.ts';

const { add, describe, read, saved } = savedVersions('legalTexts', 'texts');

/** Which version of a text it is, the last one unless said, and who saved it. */
export const describeText = describe;

export async function savedTexts(
  t: Reader,
  names: readonly LegalTextName[] = legalTextNames,
): Promise<SavedLegalTexts> {
  const found = [...(await saved(t, names))];
  return Object.fromEntries(found.map(([name, { text, version, createdAt }]) => [name, { text, version, createdAt }]));
}

/** A text in a version, the last one unless said. Throws an ApiError 404 when there is no such version. */
export async function legalText(t: Reader, name: LegalTextName, asked?: number): Promise<OwnerLegalText> {
  const { stored, about } = await read(t, name, asked);
  return { name, content: stored?.text ?? legalDefaults[name], ...about };
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
  const next = await add(t, actor, { name, before: before.version, of: (by) => ({ text: content, ...by }) });
  const [from, to] = [String(before.version), String(next)];
  return { answer: await legalText(t, name), journal: [{ what: 'text.version', target: name, name, from, to }] };
});

/** Keeps the terms of sale as they stand, and says where: equal ones are kept once. */
export async function agreeToTerms(t: Transaction): Promise<NonNullable<StoredOrder['terms']>> {
  const { terms: saved } = await savedTexts(t, ['terms']);
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
