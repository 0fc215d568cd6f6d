import { Box, type BoxProps } from '../Box/Box.tsx';

export interface GridProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap'> {
  /** The distance between the children, in px of the scale. Default 16. */
  gap?: BoxProps['gap'];
  /** How many columns, 1 to 4: one number, or one for each width of the window. Default 1. */
  columns?: BoxProps['columns'];
}

/**
 * Children in equal columns, `columns` of them (1 to 4, per breakpoint), `gap` apart (default 16).
 *
 * Use it for children of equal weight; for products, use `ProductGrid`, for a row that wraps `Inline`.
 */
export function Grid({ gap = 16, columns = 1, ...props }: GridProps) {
  return <Box display="grid" gap={gap} columns={columns} {...props} />;
}
