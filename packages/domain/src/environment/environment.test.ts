import { expect, it, vi } from 'vitest';
import { addressInService, environmentFile, isInFile, readEnvironment, readShopUrl } from './index.ts';

it.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://Shop.Example:443', 'https://shop.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['http://[::1]:4173/', 'http://[::1]:4173'],
])('takes the address %s as %s', (text, address) => {
  expect(readShopUrl(text)).toBe(address);
});

it.each([
  'shop.example',
  'https://',
  'https://shop.example/boutique',
  'https://shop.example/?from=mail',
  'https://user:password@shop.example',
  'http://shop.example',
  'http://192.0.2.1',
  'ftp://localhost',
])('refuses the address %s', (text) => {
  expect(() => readShopUrl(text)).toThrow('SHOP_URL must be the address of the shop with https and without a path');
});

it.each([{}, { SHOP_URL: '' }])('refuses a shop in service without an address: %j', (env) => {
  expect(() => addressInService(env)).toThrow('A shop in service (DEMO=off) needs its public address: set SHOP_URL');
});

it('reads the file at the root, the one that is named, or none', () => {
  expect(String(environmentFile({}))).toMatch(/^file:.*\/\.env$/);
  expect(environmentFile({ ENV_FILE: '/etc/shop.env' })).toBe('/etc/shop.env');
  const loadEnvFile = vi.fn();
  readEnvironment({ env: { ENV_FILE: '' }, loadEnvFile });
  expect(loadEnvFile).not.toHaveBeenCalled();
});

it('goes on without a file, but not without the one that is named', () => {
  const loadEnvFile = () => {
    throw Object.assign(new Error(), { code: 'ENOENT' });
  };
  expect(() => readEnvironment({ env: {}, loadEnvFile })).not.toThrow();
  expect(() => readEnvironment({ env: { ENV_FILE: '/etc/shop.env' }, loadEnvFile })).toThrow(
    'ENV_FILE names /etc/shop.env',
  );
});

it('knows which variables stand in the file', () => {
  expect(['SHOP_URL', 'SHOP_ULR', 'ENV_FILE', 'CHROME_PATH'].filter(isInFile)).toEqual(['SHOP_URL']);
});
