import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import './docsPage.css.ts';
import type { ColorMode } from './modes.ts';
import { themeOf } from './theme.ts';

type Globals = { globals?: { colorMode?: string } };

/** A docs page has one background. With light and dark side by side in the toolbar, it is the light one. */
const modeOf = (said: Globals | undefined): ColorMode => (said?.globals?.colorMode === 'dark' ? 'dark' : 'light');

/** A docs page whose background and text follow the colour mode of the toolbar, as the parts on it do. */
export function DocsPage({ context, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [mode, setMode] = useState<ColorMode>(() => {
    const [last]: [Globals?] = context.channel.last('globalsUpdated') ?? context.channel.last('setGlobals') ?? [];
    return modeOf(last);
  });
  useEffect(() => {
    const follow = (said: Globals): void => setMode(modeOf(said));
    context.channel.on('globalsUpdated', follow);
    return () => context.channel.off('globalsUpdated', follow);
  }, [context]);
  useEffect(() => {
    document.documentElement.dataset.colorMode = mode;
  }, [mode]);
  return <DocsContainer context={context} {...rest} theme={themeOf(mode)} />;
}
