import { TextLink } from '@nuee/ui';

/** Where to write, after « écrivez »: to the address of the house, or from its page while it has none. */
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
