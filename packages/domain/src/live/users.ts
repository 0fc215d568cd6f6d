/** Users as the back office sees and creates them. */
import * as v from 'valibot';
import { dateTime, email, oneOf, personalText, required } from '../fields.ts';
import { maximumNameLength } from '../limits.ts';
import { listOf } from './orders.ts';
import { roles, userStatuses } from './roles.ts';
import { againFields } from './secondFactor.ts';

export const OwnerSessionSchema = v.object({
  email: v.string(),
  name: v.string(),
  role: v.picklist(['staff', 'admin']),
  permissions: v.array(v.string()),
  /** Whether the account has a second factor, which is asked for where the password is asked again: a code, or a passkey in its place. */
  asksCode: v.optional(v.union([v.boolean(), v.literal('orPasskey')])),
});

/** Amounts in euros; `orders` counts all of them, `totalSpent` those that are paid and not refunded. */
export const OwnerUserSchema = v.object({
  _id: v.string(),
  name: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  role: v.picklist(roles),
  status: v.picklist(userStatuses),
  createdAt: v.optional(dateTime),
  lastLogin: v.optional(dateTime),
  asksCode: v.optional(v.boolean()),
  orders: v.number(),
  totalSpent: v.number(),
});
export type OwnerUser = v.InferOutput<typeof OwnerUserSchema>;
export const OwnerUsersSchema = listOf(OwnerUserSchema);

/** The figures above the accounts; `totalSpent`, in euros, is left out for roles without the permission to see sales. */
export const UserFiguresSchema = v.object({
  total: v.number(),
  newLast30Days: v.number(),
  /** Those who logged in. */
  activeLast7Days: v.number(),
  totalSpent: v.optional(v.number()),
});
export type UserFigures = v.InferOutput<typeof UserFiguresSchema>;

const role = oneOf(roles);

/** The password, and a code, are asked for in service where somebody comes to the back office, or one of it changes. */
export const NewUserBody = v.object(
  { name: personalText(2 * maximumNameLength), email, role: v.optional(role, 'customer'), ...againFields },
  required,
);
export const ChangeUserBody = v.object(
  {
    name: v.optional(personalText(2 * maximumNameLength)),
    role: v.optional(role),
    status: v.optional(oneOf(['active', 'inactive'])),
    ...againFields,
  },
  required,
);
