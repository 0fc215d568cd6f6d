/** Uploads of the owner's pictures, and their public files. */
import * as contract from '@nuee/domain/contract';
import type { Request } from 'json-server';
import { categoryOf, changeCategory } from '../../commands/categories.ts';
import { addPagePicture } from '../../commands/pages.ts';
import { addProductPicture, pictureAddress, pictureFile, storePicture } from '../../commands/pictures.ts';
import { type PictureShape, preparePicture } from '../../pictures/preparePicture.ts';
import { ownerCategory } from '../../presenters/products.ts';
import { ApiError } from '../apiError.ts';
import { actorOf, type Endpoint, type Services, serve } from '../endpoint.ts';
import { createPictureQueue } from '../pictureQueue.ts';
import { pageNameOf } from './pages.ts';

export function pictureEndpoints(services: Services): Endpoint[] {
  const { storage, pictureWidths: widths } = services;
  const prepared = createPictureQueue();
  const prepare = (req: Request, shape: PictureShape) =>
    prepared(req, (bytes, type) => preparePicture(bytes, type, { shape, widths }));

  return [
    serve(services, contract.addProductPicture, async (call) => {
      const picture = await prepare(call.req, 'product');
      return storage.tx(async (t) => addProductPicture(t, actorOf(call), picture));
    }),

    serve(services, contract.changeCategoryImage, async (call) => {
      const { id } = call.params;
      // Checked first, so that nobody waits for seconds to learn that there is no such category.
      await storage.read(async (t) => categoryOf(t, id));
      const picture = await prepare(call.req, 'category');
      const image = pictureAddress(picture.name);
      return ownerCategory(
        await storage.tx(async (t) => {
          const { version } = await categoryOf(t, id);
          await storePicture(t, picture);
          return changeCategory(t, actorOf(call), { id, version, image });
        }),
      );
    }),

    serve(services, contract.addPagePicture, async (call) => {
      pageNameOf(call.params.id);
      const picture = await prepare(call.req, 'page');
      return storage.tx(async (t) => addPagePicture(t, actorOf(call), picture));
    }),

    serve(services, contract.readPicture, async ({ params: { id }, res }) => {
      const bytes = await storage.read(async (t) => pictureFile(t, id));
      if (!bytes) throw new ApiError(404, 'Cette image n’existe pas.');
      res.setHeader('Content-Type', id.endsWith('.avif') ? 'image/avif' : 'image/webp');
      res.setHeader('Content-Length', bytes.length);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      // A shop on another origin shows it too.
      res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      res.write(bytes);
      return undefined;
    }),
  ];
}
