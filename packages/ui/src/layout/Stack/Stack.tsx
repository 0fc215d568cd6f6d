import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'columns'> {
  /** The distance between the children, in px of the scale. Default 16. */
  gap?: BoxProps['gap'];
}

/**
 * Children one below the other, `gap` apart (default 16).
 *
 * Use it for a column; for a row, use `Inline`.
 */
export function Stack({ gap = 16, ...props }: StackProps) {
  return <Box display="flex" flexDirection="column" gap={gap} {...props} />;
}
