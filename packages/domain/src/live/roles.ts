/** Who may do what in the back office: the one table that the server enforces and the client is told. */

export const roles = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof roles)[number];

export const userStatuses = ['active', 'inactive', 'pending'] as const;
/** `pending` was invited and has no password yet. */
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

/** What the role may do, in the order of the alphabet. */
export function permissionsOf(role: Role): readonly Permission[] {
  return permissions[role];
}

export function may(role: Role, permission: Permission): boolean {
  return permissions[role].includes(permission);
}
