import { Eye } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
