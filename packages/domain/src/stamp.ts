/** What a new thing is given from outside, since the rules know no clock and no chance: its id and the moment. */
export interface Stamp {
  id: string;
  now: Date;
}
