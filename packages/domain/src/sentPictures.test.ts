import { expect, it } from 'vitest';
import { pictureIssue } from './sentPictures.ts';

it('accepts the four picture formats, up to 10 MB', () => {
  expect(pictureIssue({ type: 'image/avif', size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(pictureIssue({ type: 'image/svg+xml', size: 10 })).toMatch(/PNG, JPEG, WebP ou AVIF/);
  expect(pictureIssue({ type: '', size: 10 })).toMatch(/PNG/);
  expect(pictureIssue({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toMatch(/10\u00a0Mo/);
});
