import { onDemand } from './onDemand.ts';

/** What an open menu is made of: a list shows a button for each row and seldom opens one. */
export const menuLibrary = onDemand(() => import('@radix-ui/react-dropdown-menu'));

/** What finds the rows near the window: only long tables need it. */
export const longTableLibrary = onDemand(() => import('@tanstack/react-virtual'));
