import * as styles from './EmailText.css.ts';

/** An e-mail address that breaks before its @ where it is longer than its column. It stays one word for assistive technology. */
export function EmailText({ email }: { email: string }) {
  const [user, domain] = email.split('@');
  if (domain === undefined) return email;
  return (
    <span className={styles.root}>
      {user}
      <wbr />@{domain}
    </span>
  );
}
