import { Map as MapShape } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const MapIcon = /* @__PURE__ */ createIcon(MapShape);
