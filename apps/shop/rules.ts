import { type ChildNode, type Container, parse } from 'postcss';

/** The classes of what is drawn of a piece of HTML: a dialog that nobody has opened is not. */
export function classesIn(html: string): string[] {
  const drawn = html.replaceAll(/<dialog\b.*?<\/dialog>/gs, '');
  return [...drawn.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

/** Of a sheet the rules that may apply where there are only these classes, in their order; fonts and animations among them. */
export function rulesOf(classes: ReadonlySet<string>, sheet: string): string {
  const isNeeded = (selector: string): boolean =>
    [...selector.matchAll(/\.([_a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name));
  return filter(sheet, (node) => node.type !== 'rule' || node.selectors.some(isNeeded));
}

/** A sheet without its fonts: one that is declared twice is asked for twice. */
export function rulesWithoutFonts(sheet: string): string {
  return filter(sheet, (node) => !(node.type === 'atrule' && node.name === 'font-face'));
}

/**
 * What a page that has some rules of a sheet still lacks: in each layer all from the first one on that it hasn't, so that the order
 * of the sheet holds.
 */
export function rulesBeyond(known: string, sheet: string): string {
  const had = new Set<string>();
  filter(known, (node) => {
    had.add(textOf(node));
    return true;
  });
  const begun = new Set<string>();
  return filter(sheet, (node) => {
    if (node.type === 'atrule' && node.nodes !== undefined) return true;
    const [layer = ''] = blocksAround(node);
    if (!had.has(textOf(node))) begun.add(layer);
    return begun.has(layer);
  });
}

/** The blocks that a rule stands in, as they are named, the outermost first. */
function blocksAround({ parent }: ChildNode): string[] {
  return parent?.type === 'atrule' ? [...blocksAround(parent), `@${parent.name} ${parent.params}`] : [];
}

const textOf = (node: ChildNode): string => [...blocksAround(node), node.toString()].join(' ');

function filter(sheet: string, isWanted: (node: ChildNode) => boolean): string {
  const root = parse(sheet);
  const visit = (container: Container): void => {
    // Of a copy, since nodes are taken out on the way.
    for (const node of [...(container.nodes ?? [])]) {
      const isBlock = node.type === 'atrule' && node.nodes !== undefined;
      if (isBlock) visit(node);
      if (!isWanted(node) || (isBlock && node.nodes?.length === 0)) node.remove();
    }
  };
  visit(root);
  return root.toString();
}
