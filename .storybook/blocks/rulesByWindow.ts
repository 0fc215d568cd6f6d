/** The value of a property of a class from a window width on, in px. */
export interface Step {
  from: number;
  value: string;
}

/**
 * The steps of a property of a class, read from the style sheets of this page, so that the documentation repeats no figure. Rules
 * with conditions other than a minimum width are left out.
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
      // A build merges rules with the same declarations into one with several selectors.
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

/** The value that applies in a window of that width. */
export const valueAt = (steps: readonly Step[], width: number): string =>
  steps.findLast(({ from }) => from <= width)?.value ?? '';
