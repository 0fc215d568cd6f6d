import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'columns'> {
  /** The distance between the children, in px of the scale. Default 16. */
  gap?: BoxProps['gap'];
  /** How the children stand in height. Default `center`. */
  alignItems?: BoxProps['alignItems'];
  /** Whether the children go on in a next row. Default `wrap`. */
  flexWrap?: BoxProps['flexWrap'];
}

/**
 * Children side by side, `gap` apart (default 16), wrapping and centred in height unless told otherwise.
 *
 * Use it for a row that may wrap; for columns that line up, use `Grid`.
 */
export function Inline({ gap = 16, alignItems = 'center', flexWrap = 'wrap', ...props }: InlineProps) {
  return <Box display="flex" flexDirection="row" gap={gap} alignItems={alignItems} flexWrap={flexWrap} {...props} />;
}
