import { Headphones, Lock, Minus, Plus, RotateCcw, SearchX, SlidersHorizontal, Star, Truck } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// Catalogue, product and questions.
export const FiltersIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
export const HeadsetIcon = /* @__PURE__ */ createIcon(Headphones);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const NoResultIcon = /* @__PURE__ */ createIcon(SearchX);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const ResetIcon = /* @__PURE__ */ createIcon(RotateCcw);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const TruckIcon = /* @__PURE__ */ createIcon(Truck);
