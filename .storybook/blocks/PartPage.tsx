import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Comps } from './Comps.tsx';
import { Family } from './Family.tsx';
import { StatusLine } from './StatusLine.tsx';

/**
 * The docs page of a part. Its guide, in `docs/parts`, is placed between the props and the stories; parts that are used
 * together share one.
 */
export function PartPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <Title />
      <StatusLine />
      <Description />
      <Primary />
      <Controls />
      <Family />
      {children}
      <Comps />
      <Stories />
    </>
  );
}
