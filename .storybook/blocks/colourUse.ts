import type { tokens } from '@nuee/ui/styles/tokens';

type UseOf<Tokens> = Tokens extends string ? string : { readonly [Name in keyof Tokens]: UseOf<Tokens[Name]> };

/** What each colour is for, in one line. The type check fails on a colour token without a line, and on a line without a token. */
export const colourUse: UseOf<typeof tokens.color> = {
  bg: {
    surface: 'The page; headers, drawers and dialogs of the shop',
    raised: 'What lies on the page: cards, menus, the back office',
    sunken: 'What is set into the page: footer, disabled fields, the row under the pointer',
    inverse: 'The dark band of the newsletter, in both modes',
    accent: {
      default: 'Primary buttons, ticked boxes, badges, bars of a chart',
      hovered: 'bg.accent.default under the pointer',
      pressed: 'bg.accent.default while pressed',
    },
    accentSoft: 'A chosen option or filter; an unread notification',
    text: 'Filled with the text colour: a secondary button under the pointer',
    positive: 'A button that has just done its work',
    positiveSoft: 'Behind a good state: pills, toasts',
    critical: 'Buttons that delete',
    criticalHovered: 'bg.critical under the pointer',
    criticalSoft: 'Behind an error or a bad state: pills, toasts, notices',
    cautionSoft: 'Behind a warning or a waiting state',
    infoSoft: 'Behind information or work in progress',
    promo: 'The badge of a price reduction',
    promoSoft: 'Behind a promotion',
    neutralSoft: 'Behind a state without a tone: pills, badges',
    disabled: 'Controls that are disabled',
    skeleton: 'Shapes that stand for content while it loads',
    scrim: 'Over the page, behind a dialog or a drawer',
  },
  fg: {
    default: 'Text, icons and links',
    muted: 'Secondary text: captions, hints, placeholders',
    inverse: 'Text on bg.inverse',
    inverseMuted: 'Secondary text on bg.inverse',
    accent: 'What is current or chosen; links under the pointer',
    onAccent: 'Text on bg.accent',
    onTone: 'Text on bg.positive, bg.critical, bg.promo or bg.text',
    gold: 'The accent of the wordmark, and nothing else',
    goldStrong: 'Small signs in gold: current mark, rating, list markers',
    goldText: 'Words and larger icons in gold',
    positive: 'Good news: free delivery, in stock, delivered',
    critical: 'Errors and what deletes',
    caution: 'Warnings and waiting states',
    info: 'Information and work in progress',
    promo: 'A reduced price',
    neutral: 'States without a tone',
    onPhoto: {
      muted: 'Secondary text on the photograph of the home hero',
      edge: 'Edge of a control on that photograph',
    },
  },
  border: {
    default: 'Hairlines that separate; never the only edge of a control',
    strong: 'Edges of controls: fields, secondary buttons, boxes; the line below a link',
    inverse: 'Edges of controls on bg.inverse',
    accent: 'Edge of a chosen or ticked control',
    critical: 'Edge of a field with an error',
    focus: 'The focus ring',
    focusInverse: 'The focus ring on bg.inverse',
  },
};
