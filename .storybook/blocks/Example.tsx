import { type ReactNode, useState } from 'react';
import * as styles from './Example.css.ts';

interface ExampleProps {
  /** The rule, in a sentence. */
  rule: string;
  children: ReactNode;
}

/** Examples side by side: what is right first. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.root}`}>{children}</div>;
}

/** A part used as it is meant. */
export function Do(props: ExampleProps) {
  return <Example verdict="Do" {...props} />;
}

/** A part used as it isn't meant: it is shown, and can't be operated. */
export function Dont(props: ExampleProps) {
  return <Example verdict="Don’t" {...props} />;
}

function Example({ verdict, rule, children }: ExampleProps & { verdict: 'Do' | 'Don’t' }) {
  const wrong = verdict !== 'Do';
  return (
    <figure className={styles.example} data-wrong={wrong || undefined}>
      <div className={styles.shown} lang="fr" inert={wrong}>
        {children}
      </div>
      <figcaption className={styles.rule} lang="en">
        <strong className={styles.verdict}>{verdict}</strong> {rule}
      </figcaption>
    </figure>
  );
}

interface KeptProps<Value> {
  initial: Value;
  children: (value: Value, onValueChange: (next: Value) => void) => ReactNode;
}

/** Keeps the value of a part that only shows what it is told, so that it answers. */
export function Kept<Value>({ initial, children }: KeptProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
