import { TextLink } from '@nuee/ui';

/** Where to write, after « écrivez »: the e-mail address of the shop, or the contact page while it has none. */
export function WriteTo({ email }: { email: string | undefined }) {
  return email === undefined ? (
    <>
      depuis la page <TextLink href="/contact">Contact</TextLink>
    </>
  ) : (
    <>
      à <TextLink href={`mailto:${email}`}>{email}</TextLink>
    </>
  );
}
