import { expect, it } from 'vitest';
import { tokenValue } from '../../.storybook/blocks/tokenValue.ts';

it.each([
  ['light-dark(#FBF6EE, #161114)', 'light #FBF6EE · dark #161114'],
  ['light-dark(#fbf6ee,#161114)', 'light #FBF6EE · dark #161114'],
  ['light-dark(#FBF1E4, #FBF1E4)', '#FBF1E4 in both modes'],
  ['light-dark(rgba(42, 21, 36, 0.56), rgba(10, 6, 8, 0.68))', 'light #2A1524 at 56% · dark #0A0608 at 68%'],
  ['#544A43', '#544A43'],
])('gives the colour %s for each mode', (css, value) => {
  expect(tokenValue(css).replaceAll('\u00a0', ' ')).toBe(value);
});

it.each([
  ['0', '0'],
  ['1rem', '16 px (1rem)'],
  ['0.25rem', '4 px (0.25rem)'],
  ['2px', '2 px'],
  ['clamp(2.5rem, 1.4rem + 5.9vw, 6.25rem)', '40 to 100 px'],
  ['64ch', '64ch'],
  ['120ms', '120 ms'],
  ['.12s', '120 ms'],
  ['cubic-bezier(0.2, 0, 0, 1)', 'cubic-bezier(0.2, 0, 0, 1)'],
  ['cubic-bezier(.2,0,0,1)', 'cubic-bezier(0.2, 0, 0, 1)'],
  ['550', '550'],
  ["'Hanken Grotesk Variable', system-ui, sans-serif", "'Hanken Grotesk Variable', system-ui, sans-serif"],
])('gives the measure %s with its unit', (css, value) => {
  expect(tokenValue(css).replaceAll('\u00a0', ' ')).toBe(value);
});

it('gives a shadow for each mode, and none where it is transparent', () => {
  expect(
    tokenValue(
      '0 16px 40px -12px light-dark(rgb(42 21 36 / 0.28), transparent), 0 2px 6px light-dark(rgb(42 21 36 / 0.06), transparent)',
    ).replaceAll('\u00a0', ' '),
  ).toBe('light 0 16 px 40 px −12 px #2A1524 at 28%, 0 2 px 6 px #2A1524 at 6% · dark none');
});
