import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'columns'> {}

/**
 * Children side by side, `gap` apart (default 16), wrapping and centred in height unless told otherwise.
 *
 * Use it for a row that may wrap; for columns that line up, use `Grid`.
 */
export function Inline({ gap = 16, alignItems = 'center', flexWrap = 'wrap', ...props }: InlineProps) {
  return <Box display="flex" flexDirection="row" gap={gap} alignItems={alignItems} flexWrap={flexWrap} {...props} />;
}
