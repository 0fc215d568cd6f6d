import { PencilLine } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const DraftIcon = /* @__PURE__ */ createIcon(PencilLine);
