import { readFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { expect, it } from 'vitest';
import { uiApi } from './uiApi.ts';

it('packages/ui/api.md is what the library exports: npm run api:ui writes it', () => {
  expect(readFileSync(at('packages/ui/api.md'), 'utf8')).toBe(uiApi());
});

it('describes a part by its sentence and the type of its props', () => {
  const api = uiApi();
  expect(api).toContain('### CountBadge\n\nA number in a disc, such as the pieces in the cart.\n');
  expect(api).toContain('function CountBadge(props: CountBadgeProps)');
  expect(api).toContain('/** The number; from 100 on « 99+ » is shown. */');
});
