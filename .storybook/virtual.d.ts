declare module 'virtual:used-on' {
  /** The titles of the pages that use a part, by its name. */
  const pages: Readonly<Record<string, readonly string[]>>;
  export default pages;
}
