import { expect, it } from 'vitest';
import { completeRows } from '../../.storybook/propTable.ts';

type Enhanced = Parameters<typeof completeRows>[0];

/** The row of a prop with this type, as the docs show it. */
function rowOf(raw: string) {
  const component = { __docgenInfo: { props: { prop: { tsType: { name: 'union', raw } } } } };
  const argTypes = { prop: { name: 'prop', description: 'What it says.' } };
  return completeRows({ component, argTypes, initialArgs: {} } as unknown as Enhanced).prop;
}

it.each([
  ['string | undefined', { control: { type: 'text' } }],
  ['number | undefined', { control: { type: 'number' } }],
  ['boolean | undefined', { control: { type: 'boolean' } }],
  ["| 'production' | 'test' | undefined", { control: { type: 'select' }, options: ['production', 'test'] }],
])('a prop of type %s has the control of what it is when it is given', (type, control) => {
  expect(rowOf(type)).toMatchObject(control);
});

it('leaves a type of several kinds to Storybook', () => {
  expect(rowOf('string | number | undefined')).not.toHaveProperty('control');
});
