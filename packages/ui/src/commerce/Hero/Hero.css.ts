import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { onPhoto } = vars.color.fg;

export const root = style({
  position: 'relative',
  '@media': {
    // Four fifths of the photograph hold all bottles, droppers and bases: however wide a window is, it shows as much.
    [media.lg]: { display: 'flex', alignItems: 'center', minHeight: 'clamp(45vw, max(820px, 85svh), 56.25vw)' },
  },
});

/** Without a picture. */
export const plain = style({
  borderBottom: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.sunken,
  paddingBottom: vars.space[56],
});

/** Any picture of an owner's: above the words on phones, beside them from 1024 px, since words over it might not be legible. */
export const ownPicture = style({
  height: '21.25rem',
  '@media': {
    [media.sm]: { height: '28rem' },
    [media.lowLandscape]: { height: '60svh' },
    [media.lg]: { position: 'absolute', inset: '0 0 0 50%', height: 'auto' },
  },
});

export const picture = style({
  height: '21.25rem',
  objectPosition: '92% 50%',
  '@media': {
    [media.sm]: { height: '28rem' },
    // A phone in landscape shows the title too.
    [media.lowLandscape]: { height: '60svh' },
    [media.lg]: { position: 'absolute', inset: 0, height: 'auto', objectPosition: '100% 75%' },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: vars.size.contentWithMargins,
  marginInline: 'auto',
  padding: `${vars.space[32]} ${vars.space[20]} 0`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: {
      position: 'relative',
      // In a very wide window the words would reach the first bottle.
      maxWidth: `max(${vars.size.contentWithMargins}, 88vw)`,
      paddingBlock: `${vars.space[56]} ${vars.space[72]}`,
    },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

export const ownContent = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: vars.size.contentWithMargins,
  marginInline: 'auto',
  padding: `${vars.space[32]} ${vars.space[20]} 0`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: { paddingBlock: `${vars.space[72]} ${vars.space[56]}` },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

export const title = style({
  ...typography.display,
  '@media': {
    [media.lg]: { fontSize: 'min(6rem, 5.7vw)', width: '46%' },
    [media.magnified]: { fontSize: '1.5rem' },
  },
});

export const promise = style({
  ...typography.lead,
  maxWidth: '28rem',
  marginTop: vars.space[24],
  color: vars.color.fg.muted,
  '@media': {
    // The text fits into the empty 45 % of the photograph.
    [media.lg]: { marginTop: vars.space[32], maxWidth: 'min(25rem, 40%)', color: onPhoto.muted },
  },
});

export const ownPromise = style({
  ...typography.lead,
  maxWidth: '28rem',
  marginTop: vars.space[24],
  color: vars.color.fg.muted,
  '@media': { [media.lg]: { maxWidth: 'min(28rem, 42%)' } },
});

/** « e-liquide » never breaks at its hyphen, nor the house’s name within. */
/** The apostrophe leaves a gap before a small letter. */
export const kerned = style({ letterSpacing: '-0.085em' });

export const unbroken = style({ whiteSpace: 'nowrap' });

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  marginTop: vars.space[24],
  '@media': {
    [media.sm]: { flexDirection: 'row', flexWrap: 'wrap' },
    [media.lg]: { marginTop: vars.space[32], maxWidth: '44%' },
  },
});

// By lamp light it reaches into a cloud.
export const secondary = style({
  '@media': {
    [media.lg]: {
      borderColor: onPhoto.edge,
      selectors: {
        '&:not(:hover)': {
          backgroundColor: `light-dark(transparent, color-mix(in srgb, ${vars.color.bg.surface} 60%, transparent))`,
        },
      },
    },
  },
});
