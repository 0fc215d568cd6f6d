import { readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '@nuee/site/root';
import { babelParse, types as t } from 'storybook/internal/babel';

const read = (file: string): string => readFileSync(file, 'utf8');

/** What the library exports, section by section, as a page in Markdown: each name with its sentence and its type. */
export function uiApi(index = at('packages/ui/src/index.ts')): string {
  const source = read(index);
  const lines: string[] = [
    '# The public API of @nuee/ui',
    '',
    'Written by `npm run api:ui`; a unit test fails as long as it is older than the exports.',
  ];
  for (const statement of babelParse(source).program.body) {
    for (const comment of statement.leadingComments ?? []) {
      const section = /^ (?!A comment)(.+)$/.exec(comment.value)?.[1];
      if (comment.type === 'CommentLine' && section) lines.push('', `## ${section}`);
    }
    if (t.isExportAllDeclaration(statement)) {
      const file = moduleOf(index, statement.source.value);
      const names = [...declarationsOf(read(file)).keys()].map((name) => `\`${name}\``);
      lines.push('', `Everything of \`${statement.source.value}\`: ${names.join(', ')}.`);
    }
    if (!t.isExportNamedDeclaration(statement) || !statement.source) continue;
    const declarations = declarationsOf(read(moduleOf(index, statement.source.value)));
    for (const specifier of statement.specifiers) {
      if (!t.isExportSpecifier(specifier)) continue;
      const name = specifier.local.name;
      const declaration = declarations.get(name);
      if (!declaration) throw new Error(`${statement.source.value} declares no ${name}.`);
      lines.push('', `### ${name}`);
      if (declaration.sentence) lines.push('', declaration.sentence);
      lines.push('', '```ts', declaration.type, '```');
    }
  }
  return `${lines.join('\n')}\n`;
}

const moduleOf = (index: string, specifier: string): string => path.join(path.dirname(index), specifier);

interface Declaration {
  sentence: string | undefined;
  type: string;
}

/** What a module exports under its own names. */
function declarationsOf(source: string): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>();
  for (const statement of babelParse(source).program.body) {
    if (!t.isExportNamedDeclaration(statement) || !statement.declaration) continue;
    const sentence = statement.leadingComments?.findLast(({ value }) => value.startsWith('*'))?.value;
    const keep = (name: string, type: string) =>
      declarations.set(name, { sentence: sentence && prose(sentence), type });
    const { declaration } = statement;
    if (t.isFunctionDeclaration(declaration) && declaration.id) {
      keep(declaration.id.name, signature(source, declaration));
    } else if (t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration)) {
      keep(declaration.id.name, textOf(source, declaration));
    } else if (t.isVariableDeclaration(declaration)) {
      for (const { id, init } of declaration.declarations) {
        if (t.isIdentifier(id)) keep(id.name, constant(source, id, init));
      }
    }
  }
  return declarations;
}

const textOf = (source: string, { start, end }: t.Node): string => source.slice(start ?? 0, end ?? 0);

/** The signature of a function, with the type of its props instead of the destructured names. */
function signature(source: string, { id, typeParameters, params, returnType }: t.FunctionDeclaration): string {
  const taken = params.map((param) =>
    t.isObjectPattern(param) && param.typeAnnotation
      ? `props${textOf(source, param.typeAnnotation)}`
      : textOf(source, param),
  );
  const generic = typeParameters ? textOf(source, typeParameters) : '';
  return `function ${id?.name}${generic}(${taken.join(', ')})${returnType ? textOf(source, returnType) : ''}`;
}

/** A constant by its declared type, if it has one; otherwise (namespaces of parts, lists) as it is written. */
function constant(source: string, id: t.Identifier, init: t.Node | null | undefined): string {
  if (id.typeAnnotation) return `const ${textOf(source, id)}`;
  const isFunction = t.isArrowFunctionExpression(init);
  const value = init ? textOf(source, isFunction ? { ...init, end: init.body.start ?? 0 } : init) : '';
  return `const ${id.name} = ${isFunction ? value.replace(/\s*=>\s*$/, ' => …') : value}`;
}

/** The text of a JSDoc comment. */
const prose = (comment: string): string =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join('\n')
    .trim();
