import { Controls, Description, DocsContext, Heading, Primary, Stories, Title } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import { windowOf } from '../modes.ts';
import { Accessibility } from './Accessibility.tsx';
import { Comps } from './Comps.tsx';
import { CostLine } from './CostLine.tsx';
import { Family } from './Family.tsx';
import { StatusLine } from './StatusLine.tsx';
import { UsedOn } from './UsedOn.tsx';

/**
 * The docs page of a part. Its guide, in `docs/parts`, is placed between the props and the stories; parts that are used
 * together share one.
 */
export function PartPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <FrameWidths />
      <Title />
      <StatusLine />
      <CostLine />
      <Description />
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      <Family />
      {children}
      <Accessibility />
      <UsedOn />
      <Comps />
      {/* The first story stands at the top already. */}
      <Stories includePrimary={false} />
    </>
  );
}

/** The frame of a story is as wide as the window that the story asks for, if the page has room for it. */
function FrameWidths() {
  const widths = useContext(DocsContext)
    .componentStories()
    .map(({ id, storyGlobals }) => ({ id, width: windowOf(storyGlobals)?.width }));
  return (
    <style>
      {widths.map(({ id, width }) => width && `[id="anchor--${id}"] .sb-story { max-width: ${width}px }`).join('\n')}
    </style>
  );
}
