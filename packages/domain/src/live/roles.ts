/** Permissions of the back office by role. The server enforces this table and sends the client its row. */

export const roles = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userStatuses = ['active', 'inactive', 'pending'] as const;
/** `pending`: invited, without a password yet. */
export type UserStatus = (typeof userStatuses)[number];

const staffPermissions = [
  'dashboard',
  'events',
  'mails',
  'orders',
  'products.read',
  'stock',
  'tickets',
  'users.read',
  'withdrawals',
] as const;
const ownerPermissions = [
  'categories',
  'csv',
  'invoices',
  'journal',
  'payments',
  'products.write',
  'sales',
  'settings',
  'users.write',
] as const;
export type Permission = (typeof staffPermissions)[number] | (typeof ownerPermissions)[number];

const permissions: Readonly<Record<Role, readonly Permission[]>> = {
  customer: [],
  staff: staffPermissions,
  admin: [...staffPermissions, ...ownerPermissions].sort(),
};

/** The permissions of a role, in alphabetical order. */
export function permissionsOf(role: Role): readonly Permission[] {
  return permissions[role];
}

export function may(role: Role, permission: Permission): boolean {
  return permissions[role].includes(permission);
}
