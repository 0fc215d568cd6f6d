import { layered } from '../../styles/layered.ts';
import { leavingTransition } from '../../styles/leaving.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  // Like a label on a bottle: a hairline inside the edge.
  padding: vars.space[8],
  selectors: {
    '&::backdrop': { backdropFilter: 'blur(14px)' },
    '&:not([open])': { transition: leavingTransition(vars.motion.nuee) },
    '&:not([open])::backdrop': { transition: leavingTransition(vars.motion.nuee) },
  },
  '@media': {
    [media.motion]: {
      selectors: {
        // The page behind comes into focus as the label disappears.
        '&:not([open])::backdrop': {
          backdropFilter: 'blur(0)',
          transition: leavingTransition(vars.motion.nuee, 'backdrop-filter'),
        },
      },
    },
  },
});

/** A dialog that is open without a script has no backdrop: it covers the page itself. */
export const withoutScript = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  width: '100%',
  height: '100%',
  placeContent: 'center',
  padding: vars.space[20],
  backgroundColor: vars.color.bg.surface,
  selectors: { '&[open]': { display: 'grid' } },
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  overflowY: 'auto',
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  border: `1px solid ${vars.color.border.default}`,
  textAlign: 'center',
  '@media': {
    [media.sm]: { paddingInline: '1.875rem' },
    [media.low]: { paddingBlock: vars.space[20] },
  },
});

export const age = style({
  ...typography.display,
  // As wide as « 18 » in its font. The fallback’s digits are wider: they begin at the same place, so that nothing moves
  // when the font arrives.
  width: '0.95em',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontSize: '8.5rem',
  lineHeight: 1,
  marginTop: vars.space[20],
  marginBottom: vars.space[16],
  fontVariantNumeric: 'lining-nums',
  '@media': { [media.low]: { fontSize: '4rem', marginTop: vars.space[12], marginBottom: vars.space[8] } },
});

export const title = style({ padding: 0 });

export const text = style({
  ...typography.small,
  maxWidth: '22rem',
  marginTop: vars.space[12],
  color: vars.color.fg.muted,
  textWrap: 'balance',
});

/** « e-liquide » never breaks at its hyphen. */
export const unbroken = style({ whiteSpace: 'nowrap' });

export const answers = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  gap: vars.space[16],
  marginTop: vars.space[24],
});
