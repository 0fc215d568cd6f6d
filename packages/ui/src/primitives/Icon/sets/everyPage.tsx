import { ArrowRight, Check, ChevronDown, CircleAlert, Info, Menu, Search, ShoppingBag, User, X } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// What stands on every page of the shop.
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const BagIcon = /* @__PURE__ */ createIcon(ShoppingBag);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const UserIcon = /* @__PURE__ */ createIcon(User);
