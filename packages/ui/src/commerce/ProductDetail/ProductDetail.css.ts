import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  '@media': { [query.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const media = style({
  position: 'relative',
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
  '@media': {
    // The smallest height that cuts off neither the dropper nor the base of a bottle.
    [query.sm]: { aspectRatio: '8 / 7' },
    [query.lg]: { aspectRatio: 'auto', minHeight: '40rem' },
  },
});

export const picture = style({ position: 'absolute', inset: 0 });

export const action = style({ position: 'absolute', top: vars.space[12], right: vars.space[12] });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  padding: `1.75rem ${vars.space[20]} 0`,
  '@media': {
    [query.md]: { paddingInline: vars.space[40] },
    [query.lg]: { gap: '1.75rem', maxWidth: '44rem', paddingBlock: '3rem' },
    [query.wideHeader]: { paddingLeft: '4rem', paddingRight: vars.space[56] },
  },
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] });

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const number = style({ ...typography.aside, flexShrink: 0, color: tintVars.ink });

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  marginTop: `calc(-1 * ${vars.space[16]})`,
});

export const description = style({ ...typography.lead, fontSize: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)' });

// On phones the row stays at the bottom of the window until its own place is reached.
export const buy = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.z.sticky,
  display: 'flex',
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[20]})`,
  padding: `${vars.space[12]} ${vars.space[20]}`,
  borderTop: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.surface,
  '@media': {
    [query.magnified]: { flexWrap: 'wrap' },
    [query.md]: {
      position: 'static',
      marginInline: 0,
      padding: 0,
      borderTop: 'none',
    },
    // Nothing in it can be pressed there.
    [query.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});

// As high as the button beside it, so that nothing moves where a browser paints the page before it has read the button.
export const stepper = style({ flexShrink: 0, minHeight: vars.size.control });

export const add = style({ flexGrow: 1, minWidth: 0 });

export const reassurances = style({ borderTop: `1px solid ${vars.color.border.default}` });

export const reassurance = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  minHeight: '3.25rem',
  borderBottom: `1px solid ${vars.color.border.default}`,
});

export const reassuranceIcon = style({ flexShrink: 0, color: vars.color.fg.goldText });

/** The warning of the law (2014/40/EU): no smaller and no fainter than the text around it. */
export const warning = style({
  ...typography.body,
  padding: vars.space[16],
  border: '2px solid currentColor',
  fontWeight: vars.weight.strong,
});
