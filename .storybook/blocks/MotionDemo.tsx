import { vars } from '@nuee/ui/styles';
import { tokens } from '@nuee/ui/styles/tokens';
import { useState } from 'react';
import * as styles from './MotionDemo.css.ts';
import { tokenValue } from './tokenValue.ts';

const durations = ['fast', 'base', 'calm', 'nuee'] as const;

/** A mark for each duration, with a button that moves it across with `enter`, and back with `leave` in two thirds of the time. */
export function MotionDemo() {
  return (
    <div className={`sb-unstyled ${styles.root}`}>
      {durations.map((name) => (
        <Mover key={name} name={name} />
      ))}
      <p className={styles.reduced}>Your system asks for reduced motion: the mark changes places without moving.</p>
    </div>
  );
}

function Mover({ name }: { name: (typeof durations)[number] }) {
  const [isOver, setIsOver] = useState(false);
  const time = vars.motion[name];
  return (
    <div className={styles.row}>
      <button type="button" className={styles.button} onClick={() => setIsOver(!isOver)}>
        Play {name}, {tokenValue(tokens.motion[name])}
      </button>
      <div className={styles.track}>
        <div
          className={styles.mark}
          data-over={isOver || undefined}
          style={{ transitionDuration: isOver ? time : `calc(${time} * 2 / 3)` }}
        />
      </div>
    </div>
  );
}

const easings = ['enter', 'leave'] as const;
const uses: Record<(typeof easings)[number], string> = {
  enter: 'fast at once, then slowing down',
  leave: 'slow at first, then gone',
};

/** The curve of each easing: time from left to right, the distance covered from bottom to top. */
export function EasingCurves() {
  return (
    <div className={`sb-unstyled ${styles.curves}`}>
      {easings.map((name) => (
        <figure key={name}>
          <svg viewBox="-2 -2 104 104" className={styles.curve} aria-hidden="true">
            <path d="M0,100 H100 M0,100 V0" className={styles.axes} />
            <path d={curveOf(tokens.motion[name])} className={styles.line} />
          </svg>
          <figcaption>
            {name}: {uses[name]}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function curveOf(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easing.match(/[\d.]+/g) ?? []).map((figure) => Number(figure) * 100);
  return `M0,100 C${x1},${100 - y1} ${x2},${100 - y2} 100,0`;
}
