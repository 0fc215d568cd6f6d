import { HandHeart } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
