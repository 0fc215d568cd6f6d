import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as vanillaGlobalStyle,
  style as vanillaStyle,
} from '@vanilla-extract/css';
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes';

/**
 * The cascade layers, weakest first. Each `index.html` and `preview-head.html` states this order before any stylesheet,
 * since code splitting may deliver the sheets in any order.
 */
export const layerOrder = ['reset', 'layout', 'primitives', 'commerce', 'admin', 'app'] as const;
export type Layer = (typeof layerOrder)[number];

/** The choices of a recipe: for each variant the names it can have. */
type Choices = Record<string, string>;
type Selection<Chosen extends Choices> = { [Group in keyof Chosen]?: Chosen[Group] | undefined };

interface RecipeOptions<Chosen extends Choices> {
  base?: ComplexStyleRule;
  variants?: { [Group in keyof Chosen]: Record<Chosen[Group], ComplexStyleRule> };
  compoundVariants?: { variants: Selection<Chosen>; style: ComplexStyleRule }[];
  defaultVariants?: Selection<Chosen>;
}

/** Gives the class names for a selection of variants. Only the names of variants are typed, not their styles. */
export type Recipe<Chosen extends Choices> = (selection?: Selection<Chosen>) => string;

/**
 * The only way to write a rule: `const { style, recipe, globalStyle } = layered('primitives')`.
 * Every rule written with it is in that cascade layer, so that the order of style sheets never decides which rule wins.
 */
export function layered(layer: Layer) {
  const inLayer = ({ vars, ...rule }: StyleRule): StyleRule => ({
    '@layer': { [layer]: { ...rule, ...(vars && { vars }) } },
  });
  const wrap = (rule: ComplexStyleRule): ComplexStyleRule =>
    Array.isArray(rule)
      ? rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(part) : part))
      : inLayer(rule);

  return {
    /** `style()` of vanilla-extract, inside the layer. */
    style: (rule: ComplexStyleRule, debugId?: string): string => vanillaStyle(wrap(rule), debugId),
    /** `globalStyle()` of vanilla-extract, inside the layer. */
    globalStyle: (selector: string, rule: GlobalStyleRule): void =>
      vanillaGlobalStyle(selector, { '@layer': { [layer]: rule } }),
    /** `recipe()` of vanilla-extract with base, variants and compound variants inside the layer. */
    recipe: <Chosen extends Choices>(options: RecipeOptions<Chosen>, debugId?: string): Recipe<Chosen> => {
      const variants = Object.entries<Record<string, ComplexStyleRule>>(options.variants ?? {}).map(
        ([group, choices]) =>
          [group, Object.fromEntries(Object.entries(choices).map(([choice, rule]) => [choice, wrap(rule)]))] as const,
      );
      const compoundVariants = (options.compoundVariants ?? []).map((rule) => ({ ...rule, style: wrap(rule.style) }));
      return vanillaRecipe(
        {
          base: wrap(options.base ?? {}),
          variants: Object.fromEntries(variants),
          compoundVariants,
          defaultVariants: options.defaultVariants ?? {},
        } as Parameters<typeof vanillaRecipe>[0], // Object.fromEntries loses the type of the keys, which are those of `options`.
        debugId,
      ) as Recipe<Chosen>;
    },
  };
}
