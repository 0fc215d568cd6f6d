import {
  Bell,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Download,
  FileText,
  Heart,
  LogOut,
  MessageCircle,
  Package,
  PackageOpen,
  Tag,
} from 'lucide-react';
import { createIcon } from '../Icon.tsx';

// Orders and account.
export const BellIcon = /* @__PURE__ */ createIcon(Bell);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const CircleHelpIcon = /* @__PURE__ */ createIcon(CircleQuestionMark);
export const CircleXIcon = /* @__PURE__ */ createIcon(CircleX);
export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
export const FileIcon = /* @__PURE__ */ createIcon(FileText);
export const HeartIcon = /* @__PURE__ */ createIcon(Heart);
export const LogOutIcon = /* @__PURE__ */ createIcon(LogOut);
export const MessageIcon = /* @__PURE__ */ createIcon(MessageCircle);
export const PackageIcon = /* @__PURE__ */ createIcon(PackageOpen);
export const ParcelIcon = /* @__PURE__ */ createIcon(Package);
export const TagIcon = /* @__PURE__ */ createIcon(Tag);
