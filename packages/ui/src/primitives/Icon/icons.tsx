import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  Bell,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  CircleMinus,
  CircleQuestionMark,
  CircleX,
  Clock3,
  CreditCard,
  Download,
  Ellipsis,
  Eye,
  EyeOff,
  FileText,
  HandHeart,
  Headphones,
  Heart,
  Info,
  KeyRound,
  Landmark,
  Layers,
  LayoutDashboard,
  Leaf,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  MapPin,
  Map as MapShape,
  Menu,
  MessageCircle,
  Minus,
  Package,
  PackageOpen,
  PackageX,
  PencilLine,
  Phone,
  Plus,
  Printer,
  ReceiptEuro,
  RefreshCw,
  RotateCcw,
  ScrollText,
  Search,
  SearchX,
  Settings,
  ShoppingBag,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Tag,
  Trash2,
  TriangleAlert,
  Truck,
  User,
  Users,
  Wallet,
  X,
} from 'lucide-react';
import { createIcon } from './Icon.tsx';

// The annotation lets a bundler leave out the icons that nobody uses.
export const ArrowLeftIcon = /* @__PURE__ */ createIcon(ArrowLeft);
export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
export const ArrowUpRightIcon = /* @__PURE__ */ createIcon(ArrowUpRight);
export const BagIcon = /* @__PURE__ */ createIcon(ShoppingBag);
export const BankIcon = /* @__PURE__ */ createIcon(Landmark);
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CardIcon = /* @__PURE__ */ createIcon(CreditCard);
export const CartIcon = /* @__PURE__ */ createIcon(ShoppingCart);
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const CircleAlertIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleQuestionMark);
export const CircleMinusIcon = /* @__PURE__ */ createIcon(CircleMinus);
export const CircleXIcon = /* @__PURE__ */ createIcon(CircleX);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock3);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const DraftIcon = /* @__PURE__ */ createIcon(PencilLine);
export const EyeIcon = /* @__PURE__ */ createIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ createIcon(EyeOff);
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
export const FiltersIcon = /* @__PURE__ */ createIcon(SlidersHorizontal);
export const HandHeartIcon = /* @__PURE__ */ createIcon(HandHeart);
export const HeadsetIcon = /* @__PURE__ */ createIcon(Headphones);
export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const KeyIcon = /* @__PURE__ */ createIcon(KeyRound);
export const LayersIcon = /* @__PURE__ */ createIcon(Layers);
export const LeafIcon = /* @__PURE__ */ createIcon(Leaf);
export const ListFilterIcon = /* @__PURE__ */ createIcon(ListFilter);
export const LockIcon = /* @__PURE__ */ createIcon(Lock);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MailIcon = /* @__PURE__ */ createIcon(Mail);
export const MapIcon = /* @__PURE__ */ createIcon(MapShape);
export const MapPinIcon = /* @__PURE__ */ createIcon(MapPin);
export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
export const MessageIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const MinusIcon = /* @__PURE__ */ createIcon(Minus);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const NoResultIcon = /* @__PURE__ */ createIcon(SearchX);
export const OutOfStockIcon = /* @__PURE__ */ createIcon(PackageX);
export const PackageIcon = /* @__PURE__ */ createIcon(PackageOpen);
export const ParcelIcon = /* @__PURE__ */ createIcon(Package);
export const PhoneIcon = /* @__PURE__ */ createIcon(Phone);
export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
export const PrintIcon = /* @__PURE__ */ createIcon(Printer);
export const ReceiptIcon = /* @__PURE__ */ createIcon(ReceiptEuro);
export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const ResetIcon = /* @__PURE__ */ createIcon(RotateCcw);
export const ScrollIcon = /* @__PURE__ */ createIcon(ScrollText);
export const SearchIcon = /* @__PURE__ */ createIcon(Search);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const StarIcon = /* @__PURE__ */ createIcon(Star);
export const TagIcon = /* @__PURE__ */ createIcon(Tag);
export const TrashIcon = /* @__PURE__ */ createIcon(Trash2);
export const TruckIcon = /* @__PURE__ */ createIcon(Truck);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
