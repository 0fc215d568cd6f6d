import type { Credentials } from '@nuee/domain';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { KeyIcon } from '../../primitives/Icon/icons.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './TestCredentials.css.ts';

export interface TestCredentialsProps extends Omit<PartProps<'fieldset'>, 'children'> {
  /** The credentials to show: the administrator's, and the customer's where they are useful. */
  credentials: { administrator: Credentials; customer?: Credentials };
  /** Called to fill in the form, always with the administrator's credentials (specification, section 2). */
  onFill: (credentials: Credentials) => void;
}

/**
 * « Identifiants de test »: the credentials of the demonstration, shown openly.
 *
 * Use it beside a login of the demonstration; for any other remark, use `Notice`.
 */
export function TestCredentials({ credentials, onFill, className, ...rest }: TestCredentialsProps) {
  const titleId = useId();
  const { administrator, customer } = credentials;
  return (
    <fieldset aria-labelledby={titleId} className={cx(styles.root, className)} {...rest}>
      <div className={styles.title}>
        <KeyIcon />
        <Text as="strong" size="label" id={titleId} className={styles.name}>
          Identifiants de test
        </Text>
      </div>
      <dl className={styles.pairs}>
        <Pair label="Administrateur" pair={administrator} />
        {customer && <Pair label="Client" pair={customer} />}
      </dl>
      <Button variant="secondary" size="sm" width="full" onClick={() => onFill(administrator)}>
        Remplir automatiquement
      </Button>
    </fieldset>
  );
}

function Pair({ label, pair }: { label: string; pair: Credentials }) {
  return (
    <>
      <Text as="dt" size="small" tone="muted">
        {label}
      </Text>
      <dd className={styles.pair}>
        <span className={styles.value}>{pair.email}</span>
        <span className={styles.value}>{pair.password}</span>
      </dd>
    </>
  );
}
