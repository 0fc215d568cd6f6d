/** The rules of the contract: what any server of the shop has to do, and has to refuse. */
import type { Rule } from './rule.ts';
import { abuseRules } from './rules/abuse.ts';
import { accountRules } from './rules/accounts.ts';
import { cartRules } from './rules/carts.ts';
import { httpRules } from './rules/http.ts';
import { listRules } from './rules/lists.ts';
import { orderRules } from './rules/orders.ts';
import { ownAccountRules } from './rules/ownAccount.ts';
import { ownerOrderRules } from './rules/ownerOrders.ts';
import { permissionRules } from './rules/permissions.ts';
import { productAndCategoryRules } from './rules/products.ts';
import { refusalRules } from './rules/refusals.ts';
import { shopRules } from './rules/shop.ts';

export const rules: readonly Rule[] = [
  ...httpRules,
  ...accountRules,
  ...cartRules,
  ...orderRules,
  ...refusalRules,
  ...abuseRules,
  ...permissionRules,
  ...listRules,
  ...ownerOrderRules,
  ...productAndCategoryRules,
  ...shopRules,
  ...ownAccountRules,
];
