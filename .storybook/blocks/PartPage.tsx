import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Comps } from './Comps.tsx';
import { StatusLine } from './StatusLine.tsx';

/**
 * The docs page of a part. The most wanted parts have a guide in `docs/parts`, which is shown between the props and the stories.
 */
export function PartPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Title />
      <StatusLine />
      <Description />
      <Primary />
      <Controls />
      {children}
      <Comps />
      <Stories />
    </>
  );
}
