import { expect, it } from 'vitest';
import { deviceName } from './deviceName.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  ['', undefined],
  [undefined, undefined],
])('names the browser and the system of « %s »', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('is short, whatever a browser says of itself', () => {
  expect((deviceName(`${'x'.repeat(5_000)}/1.0`) ?? '').length).toBeLessThanOrEqual(60);
});
