import { isLoopback } from './loopback.ts';

/** The address of a shop without the slash at its end. @throws a sentence where `SHOP_URL` can't be one. */
export function readShopUrl(text: string): string {
  const url = URL.parse(text);
  // Anything behind the host would be missing in the links of pages, which begin at the root.
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  if (!isOrigin || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))) {
    throw new Error(
      `SHOP_URL must be the address of the shop with https and without a path, such as https://shop.example: it is "${text}".`,
    );
  }
  return url.origin;
}

/** The one address of a shop in service, which has to be set. @throws a sentence where it isn't. */
export function addressInService({ SHOP_URL }: { readonly SHOP_URL?: string | undefined }): string {
  if (SHOP_URL) return readShopUrl(SHOP_URL);
  throw new Error(
    'A shop in service (DEMO=off) needs its public address: set SHOP_URL, such as https://shop.example, in the file .env.',
  );
}
