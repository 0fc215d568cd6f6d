/** The rules of the contract: what any server of the shop has to do, and has to refuse. */
import { abuseRules } from './rules/abuse.ts';
import { accountRules } from './rules/accounts.ts';
import { cartRules } from './rules/carts.ts';
import { httpRules } from './rules/http.ts';
import { orderRules } from './rules/orders.ts';
import { refusalRules } from './rules/refusals.ts';
import type { World } from './world.ts';

export interface Rule {
  /** A sentence about the server, unlike that of any other rule. */
  readonly name: string;
  /** Rejects when the server breaks the rule. */
  check(world: World): Promise<void>;
}

export const rules: readonly Rule[] = [
  ...httpRules,
  ...accountRules,
  ...cartRules,
  ...orderRules,
  ...refusalRules,
  ...abuseRules,
];
