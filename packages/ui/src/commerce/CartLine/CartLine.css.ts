import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

/** A container query on the list: beside the summary the list is narrower than on a tablet. */
const wideList = '(min-width: 42rem)';
/** The list on a phone at 200 % zoom. */
const magnifiedList = '(max-width: 15rem)';

export const root = style({
  display: 'grid',
  gridTemplate: `
    'picture about total' auto
    'picture quantity remove' auto
    / 5rem minmax(0, 1fr) auto`,
  columnGap: vars.space[16],
  rowGap: vars.space[12],
  alignItems: 'start',
  paddingBlock: vars.space[20],
  borderBottom: `1px solid ${vars.color.border.default}`,
  selectors: { '&[aria-busy="true"]': { color: vars.color.fg.muted } },
  '@container': {
    [wideList]: {
      gridTemplate: "'picture about quantity total remove' auto / 8.5rem minmax(0, 1fr) auto 7rem auto",
      columnGap: '1.75rem',
      alignItems: 'center',
      paddingBlock: vars.space[24],
    },
    [magnifiedList]: {
      gridTemplate: `
        'picture remove' auto
        'about about' auto
        'quantity quantity' auto
        'total total' auto
        / minmax(0, 1fr) auto`,
    },
  },
});

export const picture = style({ gridArea: 'picture' });

export const about = style({ gridArea: 'about', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...typography.name,
  display: 'inline-block',
  textWrap: 'balance',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } } },
});

export const advice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  fontWeight: vars.weight.strong,
});

export const quantity = style({ gridArea: 'quantity' });

export const total = style({
  gridArea: 'total',
  justifySelf: 'end',
  fontSize: '1rem',
  '@container': { [wideList]: { fontSize: '1.0625rem' } },
});

export const remove = style({
  gridArea: 'remove',
  justifySelf: 'end',
  '@container': { [wideList]: { color: vars.color.fg.muted } },
});
