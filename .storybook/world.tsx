import { answerMotion } from '@nuee/ui/testing';
import { type ReactNode, useLayoutEffect } from 'react';
import { type CompOver, layOver } from './compOver.ts';
import type { ColorMode, Motion, TextSpacing } from './modes.ts';
import { answerNight } from './nightPictures.ts';
import { spaceText } from './readerSettings.ts';
import { showParts } from './xray.ts';

interface WorldProps {
  colorMode: ColorMode;
  textSpacing: TextSpacing;
  motion: Motion;
  /** The width that the part has in the product, in CSS; undefined for as wide as the window. */
  maxWidth: string | undefined;
  /** Whether the parts are outlined. */
  xray: boolean;
  comp: CompOver | undefined;
  children: ReactNode;
}

/**
 * Surrounds every story with the colour mode and the reader's settings. The page of an app adds the app by a decorator of its own
 * (`inShop`, `inAdmin`): whatever this file imports belongs to every story, so a change of it makes Chromatic picture
 * all of them again.
 */
export function World({ colorMode, textSpacing, motion, maxWidth, xray, comp, children }: WorldProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.colorMode = colorMode;
    document.documentElement.lang = 'fr';
  }, [colorMode]);
  useLayoutEffect(() => answerNight(colorMode), [colorMode]);
  useLayoutEffect(() => (textSpacing === 'spaced' ? spaceText() : undefined), [textSpacing]);
  useLayoutEffect(() => (motion === 'reduced' ? answerMotion('reduced') : undefined), [motion]);
  useLayoutEffect(() => (xray ? showParts() : undefined), [xray]);
  useLayoutEffect(() => (comp ? layOver(comp) : undefined));
  return maxWidth === undefined ? children : <div style={{ maxWidth }}>{children}</div>;
}
