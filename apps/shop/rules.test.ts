import { describe, expect, test } from 'vitest';
import { classesIn, rulesBeyond, rulesOf, rulesWithoutFonts } from './rules.ts';

const sheet = [
  '@font-face{font-family:Spectral;src:url(s.woff2)}',
  ':root{--ink:#111}',
  '@layer reset{a{color:inherit}}',
  '@layer primitives{.button{color:red}.button:hover,.link:hover{color:blue}.card .button{margin:0}.card{padding:0}}',
  '@layer commerce{@media (width>=640px){.card{padding:1rem}}}',
];

describe('the rules of what is seen first', () => {
  test('are those of its elements and those without a class, in their order', () => {
    expect(rulesOf(new Set(['button']), sheet.join(''))).toBe(
      `${sheet.slice(0, 3).join('')}@layer primitives{.button{color:red}.button:hover,.link:hover{color:blue}}`,
    );
  });

  test('keep what is inside of a condition, and leave no empty block', () => {
    const rules = rulesOf(new Set(['card']), sheet.join(''));
    expect(rules).toContain('@media (width>=640px){.card{padding:1rem}}');
    expect(rulesOf(new Set(), sheet.join(''))).not.toContain('commerce');
  });

  test('leave what names an order of layers', () => {
    expect(rulesOf(new Set(), '@layer reset,app;@layer app{.a{top:0}}a{top:0}')).toBe('@layer reset,app;a{top:0}');
  });
});

describe('the rules that a page still lacks', () => {
  const whole = sheet.slice(1).join('');

  test('are none where it has them all', () => {
    expect(rulesBeyond(whole, whole)).toBe('');
  });

  test('begin in each layer with the first one that it lacks, since the later one of two holds', () => {
    // Of the layer it has the first and the last.
    const known = rulesOf(new Set(['card']), whole);
    expect(known).not.toContain('.button');
    expect(rulesBeyond(known, whole)).toBe(sheet[3]);
    const knownToo = `${sheet[1]}@layer primitives{.button{color:red}}`;
    expect(rulesBeyond(knownToo, whole)).toBe(
      `@layer reset{a{color:inherit}}@layer primitives{.button:hover,.link:hover{color:blue}.card .button{margin:0}.card{padding:0}}${sheet[4]}`,
    );
  });

  test('tell a rule from the same one under a condition', () => {
    expect(rulesBeyond('@layer commerce{.card{padding:1rem}}', whole)).toContain(sheet[4]);
  });
});

test('fonts are declared once', () => {
  expect(rulesWithoutFonts(sheet.join(''))).toBe(sheet.slice(1).join(''));
});

test('a dialog that nobody has opened is not drawn', () => {
  expect(classesIn('<p class="a b"><dialog class="c"><i class="d"></i></dialog><i class="e"></i>')).toEqual([
    'a',
    'b',
    'e',
  ]);
});
