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

/**
 * Answers every question of the style sheets about reduced motion with yes: a page can't set the preference itself. Gives
 * what takes it back.
 */
export function reduceMotion(): () => void {
  const asked = [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)]);
  const before = asked.map(({ media }) => media.mediaText);
  for (const { media } of asked) {
    media.mediaText = media.mediaText
      .replaceAll('(prefers-reduced-motion: reduce)', always)
      .replaceAll('(prefers-reduced-motion: no-preference)', never);
  }
  return () => {
    for (const [place, { media }] of asked.entries()) media.mediaText = before[place] ?? media.mediaText;
  };
}

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}
