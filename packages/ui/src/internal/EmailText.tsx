/** An e-mail address that goes on at its @ where it is longer than its column, and not inside of a word. */
export function EmailText({ email }: { email: string }) {
  const [user, domain] = email.split('@');
  return (
    <>
      {user}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </>
  );
}
