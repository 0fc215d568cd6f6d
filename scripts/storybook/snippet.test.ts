import { expect, it } from 'vitest';
import { tidySnippet } from '../../.storybook/snippet.ts';

it('calls the parts of a dialog by the names that are exported', () => {
  expect(tidySnippet('<DialogRoot open><DialogTitle>Vider</DialogTitle></DialogRoot>')).toBe(
    '<Dialog.Root open><Dialog.Title>Vider</Dialog.Title></Dialog.Root>',
  );
});

it('leaves a place for a function where Storybook prints its own', () => {
  expect(tidySnippet('<Button onClick={function CX(){}}>')).toBe('<Button onClick={() => {}}>');
  expect(tidySnippet('<Button onClick={() => {}}>')).toBe('<Button onClick={() => {}}>');
});

it('writes a fragment in short', () => {
  expect(tidySnippet('<React.Fragment key=".0"><p/></React.Fragment>')).toBe('<><p/></>');
});
