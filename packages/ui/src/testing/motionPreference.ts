export type MotionPreference = 'full' | 'reduced';

const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/**
 * Makes the media queries about reduced motion match as if the reader had that preference, which a page can't set. For
 * Storybook only.
 *
 * @returns a function that undoes it.
 */
export function answerMotion(preference: MotionPreference): () => void {
  const [reduce, full] = preference === 'reduced' ? [always, never] : [never, always];
  const asked = [...document.styleSheets].flatMap((sheet) => [...mediaRules(sheet.cssRules)]);
  const before = asked.map(({ media }) => media.mediaText);
  for (const { media } of asked) {
    media.mediaText = media.mediaText
      .replaceAll('(prefers-reduced-motion: reduce)', reduce)
      .replaceAll('(prefers-reduced-motion: no-preference)', full);
  }
  return () => {
    for (const [place, { media }] of asked.entries()) media.mediaText = before[place] ?? media.mediaText;
  };
}

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}
