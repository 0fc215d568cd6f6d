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
