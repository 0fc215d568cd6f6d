/** What of a `Later` part stands below what a phone shows first: all of it, each of its parts, or the words of its cards. */
export type Below = 'whole' | 'parts' | 'cards';

// Where the page has a fold, this is laid out once what stands above is seen (`startLate.ts`), so that the picture there doesn't
// wait for it. None of these boxes may have a background or an edge of its own: Chrome takes the first frame of such a box, once
// it is no longer held, for a move across the whole window.

/** What is chosen of a product and the words below: on most phones behind the row that stands at the bottom of the window. */
export const heldChoices = '#product-detail :is([role="radiogroup"], li > span, ul + p)';
export const heldSections = '[data-below="whole"], [data-below="parts"] > *';
/** The words of cards, each a piece of its own. */
export const heldWords = '[data-below="cards"] li > article > :last-child, [data-below="parts"] article > :last-child';
