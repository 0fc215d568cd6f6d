/** The rules of the contract: what any server of the shop has to do, and has to refuse. */
import type { Rule } from './rule.ts';
import { abuseRules } from './rules/abuse.ts';
import { accountRules } from './rules/accounts.ts';
import { boundRules } from './rules/bounds.ts';
import { cardRules } from './rules/cards.ts';
import { cartRules } from './rules/carts.ts';
import { deliveryRules } from './rules/delivery.ts';
import { eventRules } from './rules/events.ts';
import { httpRules } from './rules/http.ts';
import { legalTextRules } from './rules/legalTexts.ts';
import { listRules } from './rules/lists.ts';
import { newsletterRules } from './rules/newsletter.ts';
import { orderRules } from './rules/orders.ts';
import { ownAccountRules } from './rules/ownAccount.ts';
import { ownerOrderRules } from './rules/ownerOrders.ts';
import { pageRules } from './rules/pages.ts';
import { permissionRules } from './rules/permissions.ts';
import { productDetailRules } from './rules/productDetails.ts';
import { productFileRules } from './rules/productFile.ts';
import { productAndCategoryRules } from './rules/products.ts';
import { refusalRules } from './rules/refusals.ts';
import { secondFactorRules } from './rules/secondFactor.ts';
import { shopRules } from './rules/shop.ts';
import { variantRules } from './rules/variants.ts';
import { withdrawalRules } from './rules/withdrawals.ts';

/** What no engine decides: headers, addresses, bodies, permissions, bounds. */
const doorRules: readonly Rule[] = [...httpRules, ...refusalRules, ...permissionRules, ...boundRules];

/** What a server can only keep by storing it. */
export const storedRules: readonly Rule[] = [
  ...accountRules,
  ...cartRules,
  ...orderRules,
  ...deliveryRules,
  ...abuseRules,
  ...listRules,
  ...ownerOrderRules,
  ...productAndCategoryRules,
  ...variantRules,
  ...productFileRules,
  ...productDetailRules,
  ...cardRules,
  ...secondFactorRules,
  ...shopRules,
  ...legalTextRules,
  ...pageRules,
  ...eventRules,
  ...ownAccountRules,
  ...newsletterRules,
  ...withdrawalRules,
];

export const rules: readonly Rule[] = [...doorRules, ...storedRules];
