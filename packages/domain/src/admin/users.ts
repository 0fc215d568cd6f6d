import { emailShape } from '../emailShape.ts';
import type { OwnerUser } from '../live/users.ts';
import { toCents, toEuros } from '../money.ts';
import { fold } from '../slug.ts';
import type { Stamp } from '../stamp.ts';
import { type FieldIssues, fieldIssues, unlessTyped } from './fieldIssues.ts';
import type { ListRules } from './listRows.ts';

/** The roles of users; only a live shop has staff. */
export { roles as userRoles } from '../live/roles.ts';

/**
 * A user of the administration's list (section 3), as the API answers it. Any status other than `active`, `inactive` and `pending` is
 * shown as « Inconnu ».
 */
export type AdminUser = Pick<
  OwnerUser,
  '_id' | 'name' | 'email' | 'role' | 'createdAt' | 'orders' | 'totalSpent' | 'lastLogin'
> & { status: string; asksCode?: boolean | undefined };

/** The form of a new user. */
export interface AdminUserForm {
  name: string;
  email: string;
  role: AdminUser['role'];
}

/** Figures of the cards above the users (section 9). */
export interface UserStats {
  total: number;
  newLast30Days: number;
  activeLast7Days: number;
  /** In euros. */
  totalSpent: number;
}

const dayInMs = 86_400_000;

const statusLabels: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['active', 'Actif'],
  ['inactive', 'Inactif'],
  ['pending', 'En attente'],
]);

const roleLabels: Readonly<Record<AdminUser['role'], string>> = {
  customer: 'Client',
  staff: 'Équipe',
  admin: 'Administrateur',
};

/** The label of a user's state in the list (section 4). */
export function userStatusLabel(status: string): string {
  return statusLabels.get(status) ?? 'Inconnu';
}

/** The label of the role in the list. */
export function userRoleLabel(role: AdminUser['role']): string {
  return roleLabels[role];
}

/** The figures above the user list, counted back from `now`; exactly 30 or 7 days ago still counts. */
export function userStats(users: readonly AdminUser[], now: Date): UserStats {
  return {
    total: users.length,
    newLast30Days: users.filter((user) => isWithin(user.createdAt, 30, now)).length,
    activeLast7Days: users.filter((user) => isWithin(user.lastLogin, 7, now)).length,
    totalSpent: toEuros(users.reduce((sum, user) => sum + toCents(user.totalSpent), 0)),
  };
}

/** The columns that users are sorted by, as an address names them. */
export const userColumns = [
  'utilisateur',
  'role',
  'inscription',
  'commandes',
  'depenses',
  'connexion',
  'statut',
] as const;
export type UserColumn = (typeof userColumns)[number];

/** Users are found by name or e-mail, and sorted; users who never logged in come before the earliest login. */
export const userList: ListRules<AdminUser, UserColumn> = {
  texts: [({ name }) => name, ({ email }) => email],
  keys: {
    utilisateur: (user) => fold(user.name),
    role: (user) => user.role,
    inscription: (user) => (user.createdAt === undefined ? 0 : Date.parse(user.createdAt)),
    commandes: (user) => user.orders,
    depenses: (user) => user.totalSpent,
    connexion: (user) => (user.lastLogin === undefined ? 0 : Date.parse(user.lastLogin)),
    statut: (user) => userStatusLabel(user.status),
  },
};

/** Why a user can't be added, in the words of the product dialog; `undefined` when the fields are filled. */
export function adminUserError({ name, email }: AdminUserForm): string | undefined {
  return name.trim() === '' || email.trim() === '' ? 'Veuillez remplir tous les champs obligatoires' : undefined;
}

/** What the fields of a new user still need: a well-formed e-mail address that no user of the list has. */
export function adminUserIssues(form: AdminUserForm, users: readonly AdminUser[]): FieldIssues<'name' | 'email'> {
  return fieldIssues({ name: unlessTyped(form.name, 'Indiquez un nom.'), email: emailIssue(form.email.trim(), users) });
}

function emailIssue(email: string, users: readonly AdminUser[]): string | undefined {
  if (email === '') return 'Indiquez une adresse e-mail.';
  if (!emailShape.test(email)) return 'Indiquez une adresse e-mail complète, comme prenom.nom@exemple.fr.';
  const owner = users.find((user) => user.email.toLowerCase() === email.toLowerCase());
  return owner && `Cette adresse e-mail est déjà celle d’un utilisateur\u00a0: ${owner.name}.`;
}

/** The new user that the form describes: « En attente » until the first login. */
export function createAdminUser({ name, email, role }: AdminUserForm, { id, now }: Stamp): AdminUser {
  return {
    _id: id,
    name: name.trim(),
    email: email.trim(),
    role,
    createdAt: now.toISOString(),
    orders: 0,
    totalSpent: 0,
    status: 'pending',
  };
}

function isWithin(date: string | undefined, days: number, now: Date): boolean {
  if (date === undefined) return false;
  const age = now.getTime() - Date.parse(date);
  return age >= 0 && age <= days * dayInMs;
}
