import { CreditCard } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
