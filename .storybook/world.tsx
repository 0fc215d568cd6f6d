import { type ReactNode, useLayoutEffect } from 'react';
import type { ColorMode, Motion, TextSpacing } from './modes.ts';
import { reduceMotion, spaceText } from './readerSettings.ts';

interface WorldProps {
  colorMode: ColorMode;
  textSpacing: TextSpacing;
  motion: Motion;
  children: ReactNode;
}

/** What stands around every story: the colour mode and what a reader asked for. The only place where a story gets its providers. */
export function World({ colorMode, textSpacing, motion, children }: WorldProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.colorMode = colorMode;
    document.documentElement.lang = 'fr';
  }, [colorMode]);
  useLayoutEffect(() => (textSpacing === 'spaced' ? spaceText() : undefined), [textSpacing]);
  useLayoutEffect(() => (motion === 'reduced' ? reduceMotion() : undefined), [motion]);
  return children;
}
