/** The id and the date of a new record. They are passed in, because pure rules have no clock and no random numbers. */
export interface Stamp {
  id: string;
  now: Date;
}
