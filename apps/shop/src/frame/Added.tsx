import { lazyPart } from '@nuee/ui/lazyPart';
import { late } from './late.tsx';

/** Shows what was just added; its code comes with the first add. */
export const Added = late(lazyPart(() => import('./AddedSlip.tsx')));
