import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const press = style({ '@media': { [media.lg]: { display: 'none' } } });

export const content = style({
  '@media': {
    [media.belowLg]: {
      selectors: {
        '&[data-open]': { paddingTop: vars.space[8] },
        '&:not([data-open])': { display: 'none' },
      },
    },
  },
});
