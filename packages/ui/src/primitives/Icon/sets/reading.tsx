import { Clock3, HandHeart, Leaf, Mail, MapPin, Map as MapShape, Phone, ScrollText } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The pages that are read.
export const ClockIcon = /* @__PURE__ */ createIcon(Clock3);
export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
export const LeafIcon = /* @__PURE__ */ createIcon(Leaf);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MapIcon = /* @__PURE__ */ createIcon(MapShape);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const ScrollIcon = /* @__PURE__ */ createIcon(ScrollText);
