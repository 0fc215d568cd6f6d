import { cx } from '../../internal/cx.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';
import * as styles from './Container.css.ts';

export interface ContainerProps extends BoxProps {
  /** Whether it is at least as high as the window: what stands below it is then out of reach. Default `false`. */
  fillsWindow?: boolean;
}

/**
 * Holds the page's content between its margins (20, 40, 56 px), at most 1440 px wide.
 *
 * Use it once per band of a page; for columns inside it, use `Grid`.
 */
export function Container({ fillsWindow = false, className, ...props }: ContainerProps) {
  return <Box className={cx(styles.root, fillsWindow && styles.fillsWindow, className)} {...props} />;
}
