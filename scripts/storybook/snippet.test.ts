import { expect, it } from 'vitest';
import { tidySnippet } from '../../.storybook/snippet.ts';

it('uses the exported names for the parts of a dialog', () => {
  expect(tidySnippet('<DialogRoot open><DialogTitle>Vider</DialogTitle></DialogRoot>')).toBe(
    '<Dialog.Root open><Dialog.Title>Vider</Dialog.Title></Dialog.Root>',
  );
});

it('shows an empty function where Storybook prints its own', () => {
  expect(tidySnippet('<Button onClick={function CX(){}}>')).toBe('<Button onClick={() => {}}>');
  expect(tidySnippet('<Button onClick={() => {}}>')).toBe('<Button onClick={() => {}}>');
});

it('uses the short syntax for a fragment', () => {
  expect(tidySnippet('<React.Fragment key=".0"><p/></React.Fragment>')).toBe('<><p/></>');
});

it('writes a Map or a Set as an empty one', () => {
  expect(tidySnippet('<CategoryFilter counts={[object Map]} />')).toBe('<CategoryFilter counts={new Map()} />');
  expect(tidySnippet('<SelectAll selected={[object Set]} />')).toBe('<SelectAll selected={new Set()} />');
});

it('shows an empty function inside a list too', () => {
  expect(tidySnippet("columns={[{ cell: function RY(){}, id: 'name' }]}")).toBe(
    "columns={[{ cell: () => {}, id: 'name' }]}",
  );
});
