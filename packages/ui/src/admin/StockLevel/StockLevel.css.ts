import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const plain = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowLg]: { color: vars.color.fg.muted } },
});

/** Below 1024 px no header says what the number is. */
export const unit = style({ '@media': { [media.lg]: { display: 'none' } } });
