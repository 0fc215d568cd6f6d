import { Trash2 } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
