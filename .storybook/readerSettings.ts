/** What a reader may ask of any page: the least spacing of text that it has to bear, word for word from WCAG 2.2, 1.4.12. */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Spaces all text of the page. Gives what takes it back. */
export function spaceText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacedText);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
