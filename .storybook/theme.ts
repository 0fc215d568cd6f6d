import { palette } from '@nuee/ui/styles/palette';
import { create } from 'storybook/theming/create';
import type { ColorMode } from './modes.ts';

/** Paper, ink and plum for Storybook itself and for its docs pages. */
export function themeOf(mode: ColorMode) {
  const place = mode === 'dark' ? 1 : 0;
  const colour = (name: keyof typeof palette): string => palette[name][place];
  return create({
    base: mode,
    brandTitle: 'Maison Nuée',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: '"Hanken Grotesk Variable", system-ui, sans-serif',
    colorPrimary: colour('plum'),
    colorSecondary: colour('plum'),
    appBg: colour('paper'),
    appContentBg: colour('paper'),
    appPreviewBg: colour('paper'),
    appBorderColor: colour('hairline'),
    appBorderRadius: 2,
    textColor: colour('ink'),
    textInverseColor: colour('actionContrast'),
    textMutedColor: colour('inkMuted'),
    barBg: colour('paperRaised'),
    barTextColor: colour('inkMuted'),
    barSelectedColor: colour('plum'),
    barHoverColor: colour('actionHovered'),
    buttonBg: colour('paperRaised'),
    buttonBorder: colour('edge'),
    booleanBg: colour('paperSunken'),
    booleanSelectedBg: colour('paperRaised'),
    inputBg: colour('paperRaised'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 2,
  });
}
