import {
  ArrowUpRight,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  CircleMinus,
  Ellipsis,
  Layers,
  LayoutDashboard,
  ListFilter,
  PackageX,
  PencilLine,
  Printer,
  ReceiptEuro,
  RefreshCw,
  Settings,
  ShoppingCart,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// The back office.
export const ArrowUpRightIcon = /* @__PURE__ */ createIcon(ArrowUpRight);
export const CartIcon = /* @__PURE__ */ createIcon(ShoppingCart);
export const ChevronRightIcon = /* @__PURE__ */ createIcon(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ createIcon(ChevronUp);
export const CircleMinusIcon = /* @__PURE__ */ createIcon(CircleMinus);
export const DashboardIcon = /* @__PURE__ */ createIcon(LayoutDashboard);
export const DraftIcon = /* @__PURE__ */ createIcon(PencilLine);
export const LayersIcon = /* @__PURE__ */ createIcon(Layers);
export const ListFilterIcon = /* @__PURE__ */ createIcon(ListFilter);
export const MoreIcon = /* @__PURE__ */ createIcon(Ellipsis);
export const OutOfStockIcon = /* @__PURE__ */ createIcon(PackageX);
export const PrintIcon = /* @__PURE__ */ createIcon(Printer);
export const ReceiptIcon = /* @__PURE__ */ createIcon(ReceiptEuro);
export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
export const SortIcon = /* @__PURE__ */ createIcon(ChevronsUpDown);
export const UsersIcon = /* @__PURE__ */ createIcon(Users);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
