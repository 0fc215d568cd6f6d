import { Clock3 } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const ClockIcon = /* @__PURE__ */ createIcon(Clock3);
