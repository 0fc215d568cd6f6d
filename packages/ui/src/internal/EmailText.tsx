import * as styles from './EmailText.css.ts';

/** An e-mail address that breaks before its @ where it is longer than its column, and not inside a word. */
export function EmailText({ email }: { email: string }) {
  const [user, domain] = email.split('@');
  if (domain === undefined) return email;
  return (
    <>
      <span className={styles.part}>{user}</span>
      <span className={styles.part}>@{domain}</span>
    </>
  );
}
