import { readFileSync } from 'node:fs';
import { at } from '@nuee/site/root';
import { type ESTree, parseSync } from 'vite';

// Where a fault can be planted in a file. A fault counts only if a person could notice it: a visitor, an owner, a designer, an
// operator or an attacker. So types, imports, keys, logs, and messages to developers are left out.

export type Kind = 'condition' | 'constant' | 'SQL' | 'message' | 'style' | 'ARIA' | 'header';

export interface Fault {
  file: string;
  line: number;
  room: string;
  kind: Kind;
  /** What is replaced: positions in the text of the file. */
  start: number;
  end: number;
  replacement: string;
  /** The place before and after, short enough for a table. */
  before: string;
  after: string;
}

const opposite: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
  '&&': '||',
  '||': '&&',
};
/** Statuses of HTTP, whose double would be no status. */
const status = /^(?:20[0-6]|30[1-8]|4[0-3]\d|451|50[0-4])$/;
// Waits, sizes of batches and pictures, and thresholds of speed, whose faults a measurement sees; numbers of which only the sign
// counts; and suffixes that make an id unique.
const tuning =
  /time-?out|millisec|delay|debounce|interval|retry|backoff|concurren|chunk|batch|buffer|threshold|cache|stringify|width|height|viewBox|random|tabIndex|priority|Ms\b|toString\(|atOnce|afterFailure|manyPages|patience|attempts|exitCode|-1 : 1|`\$\{id\}-/i;
const toDevelopers = /import\.meta|NODE_ENV|platform|captureOwnerStack|typeof (?:window|document)/;
const french =
  /[àâçéèêîôùû«]|\\u00a0|\b(?:le|la|les|de|du|des|un|une|et|ou|vous|votre|nous|pour|dans|sur|par|est|avec)\b/i;
const headerName = /^(?:[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)+|Vary|Allow|Location)$/;
const headerValue = /max-age=\d+|no-store|no-cache|immutable|nosniff|SAMEORIGIN|DENY|attachment/;
const policyDirective = /^[a-z]+-(?:src|src-attr|uri|ancestors|action)$/;
const sqlWord = /\b(?:SELECT|WHERE|ORDER BY|UPDATE|DELETE FROM|INSERT INTO)\b/;
const sqlChanges: [RegExp, string][] = [
  [/ DESC\b/g, ''],
  [/\bAND\b/g, 'OR'],
  [/(?<= )>(?==? )/g, '<'],
  [/(?<= )<(?==? )/g, '>'],
  [/(?<=\b(?:WHERE|AND) [\w.]+ )=(?= )/g, '<>'],
  [/\bIS NULL\b/g, 'IS NOT NULL'],
  [/\bIS NOT NULL\b/g, 'IS NULL'],
  [/(?<=[\w)] )\+(?= [\w(])/g, '-'],
];
const styleChanges: [RegExp, RegExp, string][] = [
  [/^display$/, /^'(?:inline-)?(?:flex|grid)'$|^'none'$/, "'block'"],
  [/^position$/, /^'(?:absolute|fixed|sticky)'$/, "'static'"],
  [/^flexDirection$/, /^'column'$/, "'row'"],
  [/^flexDirection$/, /^'row'$/, "'column'"],
  [/^textAlign$/, /^'(?:center|end|right)'$/, "'left'"],
  [/^justifyContent$/, /^'(?:space-between|center|flex-end|end)'$/, "'start'"],
  [/^(?:color|backgroundColor|borderColor)$/, /^(?:vars\.color\.)?(?:bg|border)\.[\w.]+$/, "'transparent'"],
  [/^color$/, /^(?:vars\.color\.)?fg\.muted$/, 'vars.color.fg.default'],
  [/^color$/, /^(?:vars\.color\.)?fg\.(?!muted)[\w.]+$/, 'vars.color.fg.muted'],
  [/^(?:gap|(?:row|column)Gap|padding\w*)$/, /^vars\.space\[(?:12|16|20)\]$/, 'vars.space[40]'],
  [/^(?:gap|(?:row|column)Gap|padding\w*)$/, /^vars\.space\[(?:24|32|40|56)\]$/, 'vars.space[8]'],
  [/^(?:fontSize|width|height|maxWidth|minHeight)$/, /^'[1-9][\d.]*rem'$/, "'0.5rem'"],
  [/^order$/, /^-?\d+$/, '0'],
];

/** Every fault that could be planted in a file. */
export function faultsOf(file: string, room: string): Fault[] {
  const text = readFileSync(at(file), 'utf8');
  const found: Fault[] = [];
  const source = ({ start, end }: ESTree.Span): string => text.slice(start, end);
  const lineOf = (position: number): string =>
    text.slice(text.lastIndexOf('\n', position - 1) + 1).split('\n', 1)[0] ?? '';

  function add(kind: Kind, start: number, end: number, replacement: string): void {
    const before = text.slice(0, start).split('\n');
    const around = (middle: string): string => {
      const short = middle.length > 90 ? `${middle.slice(0, 60)} … ${middle.slice(-25)}` : middle;
      const [rest = ''] = text.slice(end).split('\n', 1);
      return `${before.at(-1)?.slice(-24)}${short}${rest.slice(0, 24)}`.replace(/\s+/g, ' ').trim();
    };
    const change = { start, end, replacement, before: around(text.slice(start, end)), after: around(replacement) };
    found.push({ file, line: before.length, room, kind, ...change });
  }
  const replace = (kind: Kind, { start, end }: ESTree.Span, by: string): void => add(kind, start, end, by);

  /** The longest word becomes another one. */
  function reword(kind: Kind, node: ESTree.Span): void {
    const words = [...source(node).matchAll(/(?<![\\\w])\p{L}{3,}/gu)];
    const [word] = words.sort((a, b) => b[0].length - a[0].length);
    if (!word) return;
    const start = node.start + word.index;
    add(kind, start, start + word[0].length, /^\p{Lu}/u.test(word[0]) ? 'Autre' : 'autre');
  }

  /** What a text is: a sentence, SQL, the value of a header. */
  function inText(node: ESTree.Span): void {
    const all = source(node);
    if (/\p{L}[’\p{L}]*[ .!?:]/u.test(all) && french.test(all)) reword('message', node);
    const value = headerValue.exec(all);
    if (value) {
      const start = node.start + value.index;
      add('header', start, start + value[0].length, value[0].startsWith('max-age') ? 'max-age=1' : 'default');
    }
    for (const { 0: statement, index } of all.matchAll(/[^;]+/g)) {
      if (!sqlWord.test(statement) || /\bCREATE\b/.test(statement)) continue;
      for (const [from, to] of sqlChanges) {
        for (const match of statement.matchAll(from)) {
          const start = node.start + index + match.index;
          add('SQL', start, start + match[0].length, to);
        }
      }
    }
  }

  function condition(test: ESTree.Expression): void {
    if (/^(?:Identifier|MemberExpression|CallExpression)$/.test(test.type))
      replace('condition', test, `!${source(test)}`);
  }

  function number(node: ESTree.Span, value: number): void {
    if (value === 0 || room === 'ui styles' || tuning.test(lineOf(node.start))) return;
    const next = value === 1 || value % 1 !== 0 ? value * 2 : value + 1;
    replace('constant', node, String(value < 10 || status.test(String(value)) ? next : value * 2));
  }

  function property({ key, value }: { key: ESTree.Node; value: ESTree.Node }): void {
    const name = source(key).replace(/^'|'$/g, '');
    if (headerName.test(name) && key.type === 'Literal') replace('header', key, `'X-Old-${name}'`);
    if (policyDirective.test(name) && value.type === 'ArrayExpression' && value.elements[0])
      replace('header', value.elements[0], "'*'");
    if (!/\.css\.ts$|\/src\/mail\//.test(file)) return;
    for (const [of, from, to] of styleChanges) {
      if (of.test(name) && from.test(source(value)))
        replace('style', value, source(value).startsWith('vars.') ? to : to.replace('vars.color.', ''));
    }
  }

  function attribute(element: string, node: ESTree.JSXAttribute): void {
    const name = source(node.name);
    const value = node.value && source(node.value);
    // Not announced: a drawing without a title, and what an element controls. Few readers need to be told that a list is one.
    if ((name === 'aria-hidden' && /^(?:svg|Icon)$/.test(element)) || name === 'aria-controls' || value === '"list"')
      return;
    if (/^(?:aria-\w+|role)$/.test(name)) replace('ARIA', node, '');
    if (/^(?:label|alt)$/.test(name) && node.value?.type === 'Literal') reword('ARIA', node.value);
  }

  function visit(node: ESTree.Node): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeParameterInstantiation':
      case 'TSTypeReference':
        return;
      case 'NewExpression':
        // It stops a developer; what a visitor reads is an ApiError.
        if (/^(?:Range|Type)?Error$/.test(source(node.callee))) return;
        break;
      case 'CallExpression': {
        const [name] = node.arguments;
        if (source(node.callee).startsWith('console.')) return;
        if (source(node.callee).endsWith('.setHeader') && name?.type === 'Literal')
          replace('header', name, `'X-Old-${name.value}'`);
        break;
      }
      case 'IfStatement':
        if (/^\{?\s*(?:throw new \w*Error\(|console\.)/.test(source(node.consequent))) {
          visit(node.consequent);
          return;
        }
        condition(node.test);
        break;
      case 'ConditionalExpression':
        condition(node.test);
        break;
      case 'LogicalExpression':
      case 'BinaryExpression': {
        const other = opposite[node.operator];
        const between = text.slice(node.left.end, node.right.start).replace(node.operator, other ?? '');
        if (other) replace('condition', node, source(node.left) + between + source(node.right));
        break;
      }
      case 'UnaryExpression':
        if (node.operator === '-') return;
        if (node.operator === '!') replace('condition', node, source(node.argument));
        break;
      case 'MemberExpression':
        visit(node.object);
        if (node.computed && node.property.type !== 'Literal') visit(node.property);
        return;
      case 'Property':
        property(node);
        // Keys are left out, and how fetch uses the cache of the browser, which isn't a header.
        if (source(node.key) !== 'cache') visit(node.value);
        return;
      case 'JSXOpeningElement':
        for (const one of node.attributes) if (one.type === 'JSXAttribute') attribute(source(node.name), one);
        break;
      case 'JSXText':
        reword('message', node);
        break;
      case 'Literal':
        if (typeof node.value === 'number') number(node, node.value);
        if (typeof node.value === 'string') inText(node);
        break;
      case 'TemplateElement':
        inText(node);
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  }

  visit(parseSync(file, text).program);
  return found.filter(({ kind, start }) => kind !== 'condition' || !toDevelopers.test(lineOf(start)));
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value;
