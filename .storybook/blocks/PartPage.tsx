import { Controls, Description, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { Comps } from './Comps.tsx';
import { StatusLine } from './StatusLine.tsx';

/**
 * The docs page of a part. The parts that are asked for most bring words of their own, in `docs/parts`: they stand between the props
 * and the stories.
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
