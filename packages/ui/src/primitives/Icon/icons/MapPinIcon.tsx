import { MapPin } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The annotation lets a bundler leave it out where nobody uses it.
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
