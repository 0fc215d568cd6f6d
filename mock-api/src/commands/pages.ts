/** The pages on which the owner speaks: each saved one is a version that stays, with its picture. */
import { isDeepStrictEqual } from 'node:util';
import {
  fieldsOf,
  type OwnPageName,
  ownPageNames,
  type PageContent,
  pageDefaults,
  pageIssues,
  type SavedPages,
} from '@nuee/domain';
import type { OwnerPage } from '@nuee/domain/live';
import type { Reader } from '../db/storage.ts';
import { ApiError } from '../http/apiError.ts';
import type { PreparedPicture } from '../pictures/preparePicture.ts';
import { command } from './command.ts';
import { keepPicture, pictureAddress, widthsOf } from './pictures.ts';
import { savedVersions } from './savedVersions.ts';
import { checkVersion } from './versions.ts';

const { add, describe, read, saved } = savedVersions('pages', 'pages');

/** Which version of a page it is, the last one unless said, and who saved it. */
export const describePage = describe;

export async function savedPages(t: Reader): Promise<SavedPages> {
  return Object.fromEntries([...(await saved(t, ownPageNames))].map(([name, { content }]) => [name, { content }]));
}

/** A page in a version, the last one unless said. Throws an ApiError 404 when there is no such version. */
export async function ownPage(t: Reader, name: OwnPageName, asked?: number): Promise<OwnerPage> {
  const { stored, about } = await read(t, name, asked);
  return { name, content: stored?.content ?? pageDefaults[name], ...about };
}

interface PageChange {
  readonly name: OwnPageName;
  readonly content: PageContent;
  readonly version: number | undefined;
}

/** Throws an ApiError 422 when the page can't be published or its picture isn't there, and what `versions.ts` throws. */
export const changePage = command<PageChange, OwnerPage>(async (t, actor, { name, content: sent, version }) => {
  const before = await ownPage(t, name);
  checkVersion(version, before.version, before);
  const { picture, ...words } = fieldsOf(name, sent);
  const content = { ...words, ...(picture && { picture: { ...picture, widths: await widthsOf(t, picture.image) } }) };
  const [issue] = Object.values(pageIssues(name, content));
  if (issue !== undefined) throw new ApiError(422, issue);
  // An unchanged page makes no new version.
  if (isDeepStrictEqual(content, before.content)) return { answer: before };
  const next = await add(t, actor, { name, before: before.version, of: (by) => ({ content, ...by }) });
  const [from, to] = [String(before.version), String(next)];
  return { answer: await ownPage(t, name), journal: [{ what: 'page.version', target: name, name, from, to }] };
});

/** Stores a picture for the versions of a page, which stay. */
export const addPagePicture = command<PreparedPicture, { image: string; widths: number[] }>(
  async (t, _actor, picture) => {
    await keepPicture(t, picture);
    return { answer: { image: pictureAddress(picture.name), widths: [...picture.widths] } };
  },
);
