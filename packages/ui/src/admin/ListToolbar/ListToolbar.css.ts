import { clipped } from '../../styles/clipped.ts';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [media.lg]: { alignItems: 'center' } },
});

// Shares its line with several filters and actions before they need a second one.
export const search = style({
  flex: '1 1 100%',
  '@media': { [media.lg]: { flexBasis: '12.5rem', maxWidth: '21.25rem' } },
});

/** Without a filter, the search shares its line with the export button. */
export const besideExport = style({ '@media': { [media.belowLg]: { flexBasis: 0 } } });

/** Takes the rest of its line beside the export button. */
export const filter = style({ display: 'grid', flex: 1, '@media': { [media.lg]: { flex: 'none' } } });
globalStyle(`${search} input`, { minHeight: vars.size.target, paddingBlock: 0 });

export const exporting = style({
  '@media': {
    [media.lg]: { marginInlineStart: 'auto' },
    // Several filters may take more than one line.
    [media.belowLg]: { alignSelf: 'start', minWidth: vars.size.target, paddingInline: vars.space[8] },
  },
});
// On narrow windows only the icon is shown; the word stays the button's name.
export const word = style({ '@media': { [media.belowLg]: clipped } });

export const action = style({ display: 'grid', flex: '1 1 100%', '@media': { [media.lg]: { flex: 'none' } } });
