import { describe, expect, it } from 'vitest';
import written from '../../tokens.json?raw';
import { designTokens, designTokensIn } from './designTokens.ts';

const exported = JSON.parse(written);

type Entry = readonly [path: string, token: { $value: unknown }];

/** Each token of a tree with its path. */
function entries(tree: object, path = ''): Entry[] {
  return Object.entries(tree).flatMap(([key, branch]): Entry[] => {
    if (key.startsWith('$')) return [];
    const name = path === '' ? key : `${path}.${key}`;
    return '$value' in branch ? [[name, branch]] : entries(branch, name);
  });
}

describe('tokens.json', () => {
  it('is what the styles say now; if it is not, run npm run tokens', () => {
    expect(exported).toEqual(designTokens());
  });

  it('refers only to tokens that exist', () => {
    const all = entries(exported);
    const names = all.map(([name]) => `{${name}}`);
    const references = all.flatMap(([, token]) => JSON.stringify(token).match(/\{[\w.]+\}/g) ?? []);
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((reference) => !names.includes(reference))).toEqual([]);
  });

  it('has no name that the format forbids', () => {
    expect(entries(exported).filter(([name]) => /[{}]|(?:^|\.)\$/.test(name))).toEqual([]);
  });

  it('gives a colour in both colour modes', () => {
    expect(exported.palette.plum).toEqual({
      $value: { colorSpace: 'srgb', components: [0.35686, 0.16471, 0.30588], hex: '#5b2a4e' },
      $extensions: {
        mode: {
          light: { colorSpace: 'srgb', components: [0.35686, 0.16471, 0.30588], hex: '#5b2a4e' },
          dark: { colorSpace: 'srgb', components: [0.87843, 0.69412, 0.81569], hex: '#e0b1d0' },
        },
      },
    });
    expect(exported.color.bg.accent.default).toEqual({
      $value: '{palette.action}',
      $description: 'Primary buttons, ticked boxes, badges, bars of a chart',
    });
    expect(exported.palette.scrim.$value.alpha).toBe(0.56);
  });

  it('gives the values of one mode to tools that take a file for each', () => {
    expect(designTokensIn('dark')).toMatchObject({
      palette: { plum: { $value: { hex: '#e0b1d0' } } },
      color: { bg: { accent: { default: { $value: '{palette.action}' } } } },
      space: { 16: { $value: { value: 1, unit: 'rem' } } },
    });
    expect(designTokensIn('light')).toMatchObject({ palette: { plum: { $value: { hex: '#5b2a4e' } } } });
    expect(JSON.stringify([designTokensIn('light'), designTokensIn('dark')])).not.toContain('$extensions');
  });

  it('gives lengths, durations and text styles in the form that the format requires', () => {
    expect(exported.space[16].$value).toEqual({ value: 1, unit: 'rem' });
    expect(exported.radius.control.$value).toEqual({ value: 2, unit: 'px' });
    expect(exported.breakpoint.md.$value).toEqual({ value: 768, unit: 'px' });
    expect(exported.duration.base.$value).toEqual({ value: 200, unit: 'ms' });
    expect(exported.easing.enter.$value).toEqual([0.2, 0, 0, 1]);
    expect(exported.shadow.menu.$value).toHaveLength(2);
    expect(exported.shadow.menu.$extensions.mode.dark[0].color.alpha).toBe(0);
    expect(exported.text.h2.$value).toEqual({
      fontFamily: '{font.serif}',
      fontSize: { value: 3, unit: 'rem' },
      fontWeight: '{weight.extraLight}',
      letterSpacing: { value: -0.045, unit: 'rem' },
      lineHeight: 1.08,
    });
  });
});
