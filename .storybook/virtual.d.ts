declare module 'virtual:costs' {
  /** What each part costs, by its name. */
  const costs: Readonly<Record<string, import('./costs.ts').Cost>>;
  export default costs;
}

declare module 'virtual:used-on' {
  /** The titles of the pages that use a part, by its name. */
  const pages: Readonly<Record<string, readonly string[]>>;
  export default pages;
}
