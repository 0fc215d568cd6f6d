/** The text spacing that every page has to support, word for word from WCAG 2.2, 1.4.12. */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Applies that spacing to the page. @returns a function that undoes it. */
export function spaceText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacedText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
