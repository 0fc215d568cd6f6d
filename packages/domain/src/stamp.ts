/** The id and the moment that a new record is given. They are passed in, because pure rules have no clock and no random numbers. */
export interface Stamp {
  id: string;
  now: Date;
}
