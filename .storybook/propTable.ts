import { tokens } from '@nuee/ui/styles/tokens';
import type { ArgsEnhancer, ArgTypes, ArgTypesEnhancer, InputType, StrictArgTypes } from 'storybook/internal/types';

/** What react-docgen reads from a component. */
interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> };
}

/**
 * Completes the rows of a table of props: a union by its members, no control for what can't be typed in (an element, a function, a
 * `ref`), and no row for what a story passes on to the element, such as `style`.
 */
export const completeRows: ArgTypesEnhancer = ({ component, argTypes, initialArgs }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {};
  // A story may pass on props that its component doesn't list.
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  const rows = [...names].map((name) => {
    const row = { name, ...argTypes[name] };
    const description = row.description || (name === 'children' && 'What stands in it.');
    if (!description && !props[name]?.tsType) return [name, { ...row, table: { disable: true } }];
    const { raw } = props[name]?.tsType ?? {};
    const shown = row.table?.type?.summary ?? '';
    const control = controlOf(raw ?? shown, row);
    const { options } = { ...row, ...control };
    // Docgen doesn't know the members of a list of constants, nor those of another type.
    const members = options?.map((option) => (typeof option === 'string' ? `'${option}'` : option)).join(' | ');
    const summary = (/unknown|^BoxProps/.test(shown) && members) || (shown === 'union' && raw) || shown;
    const table = summary ? { ...row.table, type: { ...row.table?.type, summary } } : row.table;
    const isTyped = options !== undefined || canBeTyped(initialArgs[name], raw ?? shown);
    return [
      name,
      {
        ...row,
        ...control,
        description,
        ...(table && { table }),
        ...(!isTyped && { control: false }),
      },
    ];
  });
  return Object.fromEntries(rows) as StrictArgTypes;
};

const kinds: Readonly<Record<string, 'text' | 'number' | 'boolean'>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** The default of a row, if it is one of its choices: its table shows a text in quotation marks. */
export const chosenByDefault = ({ options, table }: InputType): unknown =>
  options?.find(
    (option) => table?.defaultValue?.summary === (typeof option === 'string' ? `'${option}'` : `${option}`),
  );

/**
 * What the controls show as chosen, rather than « Choose option »: of a prop that isn't given its default, of one that is chosen
 * by name (`mapping`) the name of what the story gives.
 */
export const chooseOptions: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes)
      .map(([name, row]) => {
        const given = initialArgs[name];
        if (given === undefined) return [name, chosenByDefault(row)];
        return [name, row.options?.find((option) => row.mapping?.[option] === given) ?? given];
      })
      .filter(([, value]) => value !== undefined),
  );

/** What stands for `BoxProps['gap']`, a choice of the scale for each breakpoint. */
const gaps = Object.keys(tokens.space).map(Number);

/** The control of a type that may also be `undefined`, for which Storybook would offer an editor of objects. */
function controlOf(type: string, row: InputType): Partial<InputType> {
  if (type === "BoxProps['gap']") return { options: gaps, control: { type: 'select' } };
  if (!type.includes('undefined') || row.control !== undefined || row.options !== undefined) return {};
  const members = type.split('|').flatMap((member) => member.trim().replace(/^undefined$/, '') || []);
  const kind = members.length === 1 ? kinds[members[0] ?? ''] : undefined;
  if (kind !== undefined) return { control: { type: kind } };
  const isChoice = members.length > 0 && members.every((member) => /^'[^']*'$/.test(member));
  return isChoice ? { options: members.map((member) => member.slice(1, -1)), control: { type: 'select' } } : {};
}

/** Whether a value can be changed in the controls: a text, a number, a choice, or plain data. */
function canBeTyped(value: unknown, type: string): boolean {
  if (/=>|ReactNode|ReactElement|ComponentType|\bRef\b|IconNode/.test(type)) return typeof value === 'string';
  return typeof value !== 'function' && !holdsMore(value);
}

/** Whether there is an element or a function in it. */
const holdsMore = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(holdsMore)));

/** The faults of a table of props, for the test of every story. */
export const faultsOf = (argTypes: ArgTypes): string[] =>
  Object.entries(argTypes)
    .filter(([, { table }]) => !table?.disable)
    .flatMap(([name, { description, table }]) => [
      ...(description ? [] : [`${name} has no description`]),
      ...(/unknown|^union$/.test(table?.type?.summary ?? '') ? [`${name} does not show its type`] : []),
    ]);
