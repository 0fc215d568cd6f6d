import type { World } from './world.ts';

export interface Rule {
  /** A sentence about the server; no two rules have the same. */
  readonly name: string;
  /** Rejects when the server breaks the rule. */
  check(world: World): Promise<void>;
}
