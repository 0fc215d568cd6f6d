import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../internal/LinkContext.tsx';
import type { PartProps } from '../../internal/partProps.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ContactDetails.css.ts';

export interface ContactDetailsProps extends Omit<PartProps<'dl'>, 'children'> {
  /** The lines of the postal address. */
  address?: readonly string[] | undefined;
  /** The phone number as written: `02 40 00 00 00`, or `+32 2 000 00 00`. */
  phone?: string | undefined;
  /** When the phone is answered: `en semaine, de 9 h à 18 h`. */
  phoneHours?: string | undefined;
  /** The e-mail address. */
  email?: string | undefined;
  /** One line for each group of days: `Samedi : 10:00-18:00`. */
  openingHours?: readonly string[] | undefined;
}

/**
 * How to reach the shop: address, phone, e-mail, opening hours, as far as they are given.
 *
 * Use it beside the contact form; for other facts with their names, use `DataList`.
 */
export function ContactDetails({
  address,
  phone,
  phoneHours,
  email,
  openingHours,
  className,
  ...rest
}: ContactDetailsProps) {
  return (
    <dl className={cx(styles.root, className)} {...rest}>
      {address && (
        <Detail label="Adresse">
          {address.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </Detail>
      )}
      {phone !== undefined && (
        <Detail label="Téléphone">
          <Link className={styles.link} href={`tel:${dialled(phone)}`}>
            {phone.replaceAll(' ', '\u00a0')}
          </Link>
          {phoneHours !== undefined && <Hours lines={[phoneHours]} />}
        </Detail>
      )}
      {email !== undefined && (
        <Detail label="Email">
          <Link className={styles.link} href={`mailto:${email}`}>
            {email}
          </Link>
        </Detail>
      )}
      {openingHours && (
        <Detail label="Horaires d’ouverture">
          <Hours lines={openingHours} />
        </Detail>
      )}
    </dl>
  );
}

/** A number as dialled internationally. One without a country code is French. */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/^0/, '+33');

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

const Hours = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <Text key={line} size="small">
      {line}
    </Text>
  ));
