import type { IconNode } from 'lucide';
import { describe, expect, it } from 'vitest';
import { pathOf } from './pathOf.ts';

describe('pathOf', () => {
  it.each<[what: string, shape: IconNode, path: string]>([
    ['a path', [['path', { d: 'M12 6v6h4' }]], 'M0 0M12 6v6h4'],
    ['a circle', [['circle', { cx: '12', cy: 12, r: '10' }]], 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'],
    ['a line', [['line', { x1: '12', x2: '12.01', y1: '8', y2: '16' }]], 'M12 8L12.01 16'],
    ['a polyline', [['polyline', { points: '3.29 7 12 12 20.71 7' }]], 'M3.29 7 12 12 20.71 7'],
    [
      'a rectangle with round corners',
      [['rect', { width: '20', height: '14', x: '2', y: '5', rx: '2' }]],
      'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2',
    ],
  ])('draws %s', (_, shape, path) => {
    expect(pathOf(shape)).toBe(path);
  });

  it('starts each part where it would start on its own', () => {
    const shape: IconNode = [
      ['path', { d: 'm7 15 5 5 5-5' }],
      ['path', { d: 'm7 9 5-5 5 5' }],
    ];
    expect(pathOf(shape)).toBe('M0 0m7 15 5 5 5-5M0 0m7 9 5-5 5 5');
  });

  it('refuses what it cannot draw', () => {
    expect(() => pathOf([['ellipse', { rx: 3, ry: 4 }]])).toThrow('a shape has a <ellipse>');
  });
});
