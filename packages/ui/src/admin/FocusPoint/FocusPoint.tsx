import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import * as styles from './FocusPoint.css.ts';

export interface FocusPointProps {
  /** Address of the picture. */
  src: string;
  /** In percent from the left. */
  x: number;
  /** In percent from the top. */
  y: number;
  /** Called with another point. */
  onPointChange: (point: { x: number; y: number }) => void;
}

const step = 5;
const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};
const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * The point of a picture that stays in sight wherever the shop crops it: pressed, or moved with the arrow keys.
 *
 * Use it below the field of a picture that stands in several places; to choose the picture itself, use `PictureField`.
 */
export function FocusPoint({ src, x, y, onPointChange }: FocusPointProps) {
  const hint = useId();
  const press = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void => {
    // A press of the space bar has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPointChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  };
  const move = (event: KeyboardEvent): void => {
    const by = moves[event.key];
    if (!by) return;
    event.preventDefault();
    onPointChange({ x: within(x + by[0]), y: within(y + by[1]) });
  };
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.place}
        aria-label={`Point à garder en vue\u00a0: ${x}\u00a0% depuis la gauche, ${y}\u00a0% depuis le haut`}
        aria-describedby={hint}
        onClick={press}
        onKeyDown={move}
      >
        <img src={src} alt="" className={styles.picture} />
        <span className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p id={hint} className={styles.hint}>
        Cliquez sur ce qui doit rester visible, ou déplacez le point avec les flèches du clavier.
      </p>
    </div>
  );
}
