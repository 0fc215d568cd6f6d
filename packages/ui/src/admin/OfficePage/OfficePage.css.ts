import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({
  // All in one place: one that is ahead has the width that it will have.
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
});

// Unlike `display: none` it keeps what was laid out, and unlike `inert` it changes the style of nothing inside.
export const ahead = style({
  '@supports': {
    '(content-visibility: hidden)': { contentVisibility: 'hidden' },
    'not (content-visibility: hidden)': { display: 'none' },
  },
});
