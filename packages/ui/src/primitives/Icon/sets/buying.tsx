import { ArrowLeft, CreditCard, Eye, EyeOff, KeyRound, Landmark, Trash2, Wallet } from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// From the cart to the order.
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const KeyIcon = /* @__PURE__ */ createIcon(KeyRound);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
