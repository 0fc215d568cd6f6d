import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as vanillaGlobalStyle,
  style as vanillaStyle,
} from '@vanilla-extract/css';
import { type RecipeVariants, recipe as vanillaRecipe } from '@vanilla-extract/recipes';

/**
 * The cascade layers, weakest first. Each `index.html` and `preview-head.html` states this order before any stylesheet,
 * since code splitting may deliver the sheets in any order.
 */
export const layerOrder = ['reset', 'layout', 'primitives', 'commerce', 'app'] as const;
export type Layer = (typeof layerOrder)[number];

type VariantGroups = Record<string, Record<string, ComplexStyleRule | string>>;
type Selection<Groups extends VariantGroups> = {
  [Group in keyof Groups]?: keyof Groups[Group] extends 'true' | 'false'
    ? boolean | undefined
    : keyof Groups[Group] | undefined;
};

interface RecipeOptions<Groups extends VariantGroups> {
  base?: ComplexStyleRule;
  variants?: Groups;
  compoundVariants?: { variants: Selection<Groups>; style: ComplexStyleRule }[];
  defaultVariants?: Selection<Groups>;
}

/**
 * The only way to write a rule: `const { style, recipe, globalStyle } = layered('primitives')`.
 * Every rule written with it stands in that cascade layer, so that no part wins over another by accident of order.
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
    recipe: <Groups extends VariantGroups>(options: RecipeOptions<Groups>, debugId?: string) => {
      const variants = Object.fromEntries(
        Object.entries(options.variants ?? {}).map(([group, choices]) => [
          group,
          Object.fromEntries(
            Object.entries(choices).map(([choice, rule]) => [choice, typeof rule === 'string' ? rule : wrap(rule)]),
          ),
        ]),
      ) as Groups; // Object.fromEntries forgets the keys; they are the ones of `options.variants`.
      return vanillaRecipe<Groups>(
        {
          ...options,
          ...(options.base && { base: wrap(options.base) }),
          variants,
          compoundVariants: (options.compoundVariants ?? []).map((rule) => ({ ...rule, style: wrap(rule.style) })),
        } as Parameters<typeof vanillaRecipe<Groups>>[0], // Its option type is wider than ours by `undefined` only.
        debugId,
      );
    },
  };
}

export type { RecipeVariants };
