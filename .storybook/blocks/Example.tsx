import { type ReactNode, useState } from 'react';
import * as styles from './Example.css.ts';

interface ExampleProps {
  /** The rule, in a sentence. */
  rule: string;
  children: ReactNode;
}

/** Examples side by side, the right ones first. */
export function Examples({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.root}`}>{children}</div>;
}

/** A part used as intended. */
export function Do(props: ExampleProps) {
  return <Example verdict="Do" {...props} />;
}

/** A part used wrongly: it can be seen but not operated. */
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
        <strong className={styles.verdict}>{verdict}</strong> {withCode(rule)}
      </figcaption>
    </figure>
  );
}

/** A rule is a text of MDX: what stands between backticks is code. */
const withCode = (rule: string): ReactNode[] =>
  rule.split('`').map((text, place) => (place % 2 === 1 ? <code key={text}>{text}</code> : text));

interface KeptProps<Value> {
  initial: Value;
  children: (value: Value, onValueChange: (next: Value) => void) => ReactNode;
}

/** Holds the value of a controlled part, so that the example can be operated. */
export function Kept<Value>({ initial, children }: KeptProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
