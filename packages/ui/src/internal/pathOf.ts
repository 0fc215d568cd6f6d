import type { IconNode } from 'lucide';

/**
 * The elements of a Lucide shape as the `d` of a single path: a list of a hundred rows has two icons in each, and
 * replacing an icon changes only one attribute.
 *
 * @throws if the shape has elements other than paths, circles, lines, rectangles and polylines.
 */
export function pathOf(shape: IconNode): string {
  return shape.map(([tag, attributes]) => partOf(tag, attributes)).join('');
}

function partOf(tag: string, attributes: IconNode[number][1]): string {
  const at = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      // A path may begin with a move relative to the end of the path before it.
      return `M0 0${attributes.d}`;
    case 'circle': {
      const [r, width] = [at('r'), 2 * at('r')];
      return `M${at('cx') - r} ${at('cy')}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0`;
    }
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`;
    case 'polyline':
      return `M${attributes.points}`;
    case 'rect': {
      const [r, across, down] = [at('rx'), at('width') - 2 * at('rx'), at('height') - 2 * at('rx')];
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
      return `M${at('x') + r} ${at('y')}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}`;
    }
    default:
      throw new Error(`pathOf: a shape has a <${tag}>, which is not known as a path yet.`);
  }
}
