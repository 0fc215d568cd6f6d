import { type ReactNode, useLayoutEffect } from 'react';
import type { ColorMode } from './modes.ts';

interface WorldProps {
  colorMode: ColorMode;
  children: ReactNode;
}

/** What stands around every story: the colour mode. The only place where a story gets its providers. */
export function World({ colorMode, children }: WorldProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.colorMode = colorMode;
    document.documentElement.lang = 'fr';
  }, [colorMode]);
  return children;
}
