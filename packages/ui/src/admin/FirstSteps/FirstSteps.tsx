import type { FirstStep } from '@nuee/domain';
import { Circle, CircleCheck, CircleDot } from 'lucide';
import { StatusPill } from '../../primitives/StatusPill/StatusPill.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import * as styles from './FirstSteps.css.ts';

export interface FirstStepsProps extends Omit<SectionProps, 'title' | 'children'> {
  /** In the order in which they are done. */
  steps: readonly FirstStep[];
}

const states = {
  done: { tone: 'positive', shape: CircleCheck, label: 'Fait' },
  todo: { tone: 'caution', shape: Circle, label: 'À faire' },
  check: { tone: 'info', shape: CircleDot, label: 'À vérifier' },
} as const satisfies Record<FirstStep['state'], object>;

/**
 * What a new owner does until her shop opens, each step with its state and the way to it.
 *
 * Use it on the dashboard of a shop that isn't open yet; once it is, use `WaitingList`.
 */
export function FirstSteps({ steps, ...rest }: FirstStepsProps) {
  return (
    <Section title="Premiers pas" {...rest}>
      <ol className={styles.rows}>
        {steps.map(({ title, why, href, state }) => {
          const { tone, shape, label } = states[state];
          return (
            <li key={title} className={styles.row}>
              <div className={styles.words}>
                <TextLink href={href} tone="standalone">
                  {title}
                </TextLink>
                <p className={styles.why}>{why}</p>
              </div>
              <StatusPill tone={tone} shape={shape}>
                {label}
              </StatusPill>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
