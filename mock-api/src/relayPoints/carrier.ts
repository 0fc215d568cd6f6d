/** The port of carriers with relay points: what the shop asks of one. */
import type { RelayPoint } from '@nuee/domain';
import type { ListedRelayPoint } from '@nuee/domain/live';

export interface RelayCarrier {
  /** As customers and owners call it. */
  readonly name: string;
  /**
   * Those near a postal code, the nearest first; none where the carrier has none, as in a country that it doesn't know. Throws a
   * CarrierFailure.
   */
  near(place: RelayPlace): Promise<ListedRelayPoint[]>;
  /** The one with that number in that country; undefined where there is none any more. Throws a CarrierFailure. */
  find(place: Pick<RelayPlace, 'country'> & { readonly id: string }): Promise<RelayPoint | undefined>;
}

export interface RelayPlace {
  /** As the shop writes it: « France ». */
  readonly country: string;
  readonly postalCode: string;
}

/** `key`: the carrier refuses the shop's code or key. `away`: it doesn't answer. `unreadable`: it answers something else. */
type CarrierFault = 'key' | 'away' | 'unreadable';

export class CarrierFailure extends Error {
  override readonly name = 'CarrierFailure';

  readonly fault: CarrierFault;

  constructor(fault: CarrierFault, what: string, cause?: unknown) {
    super(what, { cause });
    this.fault = fault;
  }
}
