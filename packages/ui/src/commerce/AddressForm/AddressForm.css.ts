import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ containerType: 'inline-size' });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});

/** One field below the other where two in a row would cut off a phone number. */
const narrow = '(max-width: 300px)';

const share = (columns: number) =>
  style({ gridColumn: `span ${columns}`, '@container': { [narrow]: { gridColumn: '1 / -1' } } });

/** By their share of the form's width. */
export const field = { third: share(2), half: share(3), twoThirds: share(4), full: share(6) };
