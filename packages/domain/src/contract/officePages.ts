/** The back office: the pages on which the owner speaks, and their pictures. */

import { ChangePageBody, PageSchema, PagesSchema, UploadedPictureSchema } from '../live/pages.ts';
import { pictureKinds } from '../sentPictures.ts';
import { get, post, put } from './route.ts';

export const listPages = get('/api/admin/pages', 'settings', { answer: PagesSchema });
export const readPage = get('/api/admin/pages/{id}', 'settings', { answer: PageSchema });
export const changePage = put('/api/admin/pages/{id}', 'settings', { body: ChangePageBody, answer: PageSchema });
/** For a version that is about to be saved: it stays from then on. */
export const addPagePicture = post('/api/admin/pages/{id}/picture', 'settings', {
  sends: pictureKinds,
  answer: UploadedPictureSchema,
  status: 201,
});
