import { palette } from './palette.ts';

const pair = ([light, dark]: readonly [string, string]): string => `light-dark(${light}, ${dark})`;
const p = (name: keyof typeof palette): string => pair(palette[name]);

/**
 * The value of every design token, as CSS. Parts use them through `vars` of `vars.css.ts`; design tools read them in
 * `tokens.json`. Lengths are in rem so that text zoom scales them.
 */
export const tokens = {
  color: {
    bg: {
      surface: p('paper'),
      raised: p('paperRaised'),
      sunken: p('paperSunken'),
      inverse: p('paperInverse'),
      accent: { default: p('action'), hovered: p('actionHovered'), pressed: p('actionPressed') },
      accentSoft: p('plumSoft'),
      text: p('ink'),
      positive: p('positive'),
      positiveSoft: p('positiveSoft'),
      critical: p('critical'),
      criticalHovered: p('criticalHovered'),
      criticalSoft: p('criticalSoft'),
      cautionSoft: p('cautionSoft'),
      infoSoft: p('infoSoft'),
      promo: p('promo'),
      promoSoft: p('promoSoft'),
      neutralSoft: p('neutralSoft'),
      disabled: p('neutralSoft'),
      skeleton: p('skeleton'),
      scrim: p('scrim'),
    },
    fg: {
      default: p('ink'),
      muted: p('inkMuted'),
      inverse: p('inkInverse'),
      inverseMuted: p('inkInverseMuted'),
      accent: p('plum'),
      onAccent: p('actionContrast'),
      /** Text of what is chosen among others. */
      selected: p('action'),
      /** Text on a filled tone (positive, critical, promo) or on `bg.text`. */
      onTone: p('paperRaised'),
      gold: p('gold'),
      goldStrong: p('goldStrong'),
      goldText: p('goldText'),
      positive: p('positive'),
      critical: p('critical'),
      caution: p('caution'),
      info: p('info'),
      promo: p('promo'),
      neutral: p('neutral'),
      /**
       * For text on photographs, where the values of the page are too faint (the home hero from 1024
       * px).
       */
      onPhoto: { muted: p('photoMuted'), edge: p('photoEdge') },
    },
    border: {
      default: p('hairline'),
      strong: p('edge'),
      inverse: p('edgeInverse'),
      accent: p('action'),
      critical: p('critical'),
      focus: p('focus'),
      focusInverse: p('focusInverse'),
    },
  },
  space: {
    0: '0',
    4: '0.25rem',
    8: '0.5rem',
    12: '0.75rem',
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    32: '2rem',
    40: '2.5rem',
    56: '3.5rem',
    72: '4.5rem',
    96: '6rem',
    128: '8rem',
  },
  radius: { control: '2px', toast: '4px', officeControl: '6px', panel: '10px', officeDialog: '12px', full: '999px' },
  shadow: {
    toast: '0 12px 32px -8px light-dark(rgb(42 21 36 / 0.22), transparent)',
    menu: '0 16px 40px -12px light-dark(rgb(42 21 36 / 0.28), transparent), 0 2px 6px light-dark(rgb(42 21 36 / 0.06), transparent)',
    dialog: '0 40px 80px -20px light-dark(rgb(20 8 16 / 0.45), transparent)',
  },
  font: {
    serif: "Spectral, 'Spectral Fallback', 'Spectral Fallback Times', Georgia, serif",
    sans: "'Hanken Grotesk Variable', 'Hanken Fallback', system-ui, sans-serif",
  },
  weight: { extraLight: '200', light: '300', regular: '400', label: '550', strong: '600' },
  size: {
    /** Minimum height and width of a control that is pressed with a finger. */
    target: '2.75rem',
    /** Height of a field. */
    field: '3rem',
    /** Height of a button: 52 px, and 60 px where it stands alone. */
    control: '3.25rem',
    controlLarge: '3.75rem',
    /** Height of a control in the back office; 36 px with a mouse, see below. */
    officeControl: '2.75rem',
    /** Height of the back office's top bar; 60 px from 1024 px. */
    officeBar: '3.5rem',
    icon: '1.25rem',
    header: '3.25rem',
    headerWide: '5rem',
    content: '90rem',
    contentWithMargins: '97rem',
    measure: '64ch',
  },
  motion: {
    fast: '120ms',
    base: '200ms',
    calm: '320ms',
    nuee: '600ms',
    enter: 'cubic-bezier(0.2, 0, 0, 1)',
    leave: 'cubic-bezier(0.4, 0, 1, 1)',
  },
  /** Photographs are dimmed a little where the page is dark. */
  photo: { filter: 'none' },
  z: { focused: '1', sticky: '10', header: '20', overlay: '30', toast: '40' },
};
