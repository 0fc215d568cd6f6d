import { Info } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
