/** What a property of a class is from a width of the window on, in px. */
export interface Step {
  from: number;
  value: string;
}

/**
 * The steps of a property, as the style sheets of this page give them to a class: read from the rules themselves, so that the
 * documentation repeats no figure. Rules under other conditions than a least width are left out.
 */
export function rulesByWindow(classNames: string, property: string): Step[] {
  const classes = classNames.split(' ').map((name) => `.${CSS.escape(name)}`);
  const steps = [...document.styleSheets].flatMap((sheet) => [...stepsIn(sheet.cssRules, classes, property, 0)]);
  return steps.toSorted((a, b) => a.from - b.from);
}

function* stepsIn(rules: CSSRuleList, classes: readonly string[], property: string, from: number): Generator<Step> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const value = rule.style.getPropertyValue(property);
      // A build puts the selectors of equal rules together.
      const isOurs = rule.selectorText.split(/,\s*/).some((selector) => classes.includes(selector));
      if (value !== '' && isOurs) yield { from, value };
    } else if (rule instanceof CSSMediaRule) {
      // A build may write `(width >= 768px)` for `(min-width: 768px)`.
      const least = /^\((?:min-width:|width\s*>=)\s*(\d+)px\)$/.exec(rule.conditionText)?.[1];
      if (least !== undefined) yield* stepsIn(rule.cssRules, classes, property, Number(least));
    } else if (rule instanceof CSSLayerBlockRule) {
      yield* stepsIn(rule.cssRules, classes, property, from);
    }
  }
}

/** The value that holds in a window of that width. */
export const valueAt = (steps: readonly Step[], width: number): string =>
  steps.findLast(({ from }) => from <= width)?.value ?? '';
