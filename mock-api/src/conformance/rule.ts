import type { World } from './world.ts';

export interface Rule {
  /** A sentence about the server, unlike that of any other rule. */
  readonly name: string;
  /** Rejects when the server breaks the rule. */
  check(world: World): Promise<void>;
}
