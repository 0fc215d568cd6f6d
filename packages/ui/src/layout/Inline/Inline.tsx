import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'columns'> {
  /** The distance between the children, in px of the scale. Default 16. */
  gap?: BoxProps['gap'];
  /** The vertical alignment of the children. Default `center`. */
  alignItems?: BoxProps['alignItems'];
  /** Whether the children wrap onto another row. Default `wrap`. */
  flexWrap?: BoxProps['flexWrap'];
}

/**
 * Children side by side, `gap` apart (default 16), wrapping and vertically centred by default.
 *
 * Use it for a row that may wrap; for columns that line up, use `Grid`.
 */
export function Inline({ gap = 16, alignItems = 'center', flexWrap = 'wrap', ...props }: InlineProps) {
  return <Box display="flex" flexDirection="row" gap={gap} alignItems={alignItems} flexWrap={flexWrap} {...props} />;
}
