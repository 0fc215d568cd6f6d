import {
  ArrowLeft,
  ArrowRight,
  Bell,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock3,
  CreditCard,
  Download,
  Eye,
  EyeOff,
  FileText,
  Headphones,
  Heart,
  Info,
  KeyRound,
  Landmark,
  Lock,
  LogOut,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Package,
  PackageOpen,
  Plus,
  RotateCcw,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  Tag,
  Trash2,
  Truck,
  User,
  Wallet,
  X,
} from 'lucide-react';
import { createIcon } from './Icon.tsx';

// The annotation lets a bundler leave out the icons that nobody uses.
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const BagIcon = /* @__PURE__ */ createIcon(ShoppingBag);
export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleQuestionMark);
export const CircleXIcon = /* @__PURE__ */ createIcon(CircleX);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock3);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
export const FiltersIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
export const HeadsetIcon = /* @__PURE__ */ createIcon(Headphones);
export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const KeyIcon = /* @__PURE__ */ createIcon(KeyRound);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MessageIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const PackageIcon = /* @__PURE__ */ createIcon(PackageOpen);
export const ParcelIcon = /* @__PURE__ */ createIcon(Package);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const ResetIcon = /* @__PURE__ */ createIcon(RotateCcw);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const TagIcon = /* @__PURE__ */ createIcon(Tag);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const TruckIcon = /* @__PURE__ */ createIcon(Truck);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
