/** The relay points among which customers choose. */
import * as v from 'valibot';

/** How many a customer is shown. */
export const maximumRelayPoints = 10;

const ListedRelayPointSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Street, postal code and city. */
  address: v.string(),
  /** In metres from the postal code; absent where the carrier doesn't say. */
  distance: v.optional(v.number()),
  /** Of seven days from Monday on: when it is open, as `09:00-12:30`. */
  hours: v.array(v.array(v.string())),
});
export type ListedRelayPoint = v.InferOutput<typeof ListedRelayPointSchema>;

/** The nearest first. */
export const RelayPointsSchema = v.object({ items: v.array(ListedRelayPointSchema) });
