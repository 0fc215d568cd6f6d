import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('layout');

export const root = style({
  width: '100%',
  maxWidth: vars.size.contentWithMargins,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

export const fillsWindow = style({ minHeight: '100svh' });
