/** What the handbook says of a screen, in an owner's words. */
export interface Help {
  purpose: string;
  points: readonly string[];
  /** Paths of the site map where the work goes on. */
  links?: readonly string[];
}
