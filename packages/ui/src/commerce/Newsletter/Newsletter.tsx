import { type SubmitEvent, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { visibleValue } from '../../internal/visibleValue.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as styles from './Newsletter.css.ts';

export interface NewsletterProps extends Omit<PartProps<'section'>, 'children'> {
  /** Address of the privacy policy; without it the consent note names it without a link. */
  privacyHref?: string | undefined;
  /**
   * Called with the address that asks for the letter; resolves to whether it could be sent, and the field is empty again. Without it
   * the part is inert.
   */
  onSubscribe?: ((email: string) => Promise<boolean>) | undefined;
}

/**
 * « Restez informé ». Inert in the demonstration, as specified (section 5): no form around the field, so that nothing can be sent.
 *
 * Use it on the home page; for a message to the shop, use `ContactForm`.
 */
export function Newsletter({ privacyHref, onSubscribe, className, ...rest }: NewsletterProps) {
  const id = useId();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await onSubscribe?.(String(new FormData(form).get('email')))) form.reset();
  };
  const line = (
    <>
      <input
        id={`${id}-email`}
        className={styles.field}
        type="email"
        name={onSubscribe && 'email'}
        required={onSubscribe !== undefined}
        autoComplete="email"
        placeholder="Votre adresse email"
        aria-describedby={`${id}-note`}
        onChange={(event) => visibleValue(event.currentTarget)}
      />
      <button type={onSubscribe ? 'submit' : 'button'} className={styles.button}>
        S'abonner
      </button>
    </>
  );
  const policy = 'politique de confidentialité';
  return (
    <section aria-labelledby={`${id}-title`} className={cx(styles.root, className)} {...rest}>
      <div className={styles.content}>
        <h2 id={`${id}-title`} className={styles.title}>
          Restez informé
        </h2>
        <div>
          <label htmlFor={`${id}-email`} className={styles.label}>
            Adresse e-mail
          </label>
          {onSubscribe ? (
            <form
              method="post"
              aria-label="Newsletter"
              className={styles.line}
              onSubmit={(event) => void submit(event)}
            >
              {line}
            </form>
          ) : (
            <div className={styles.line}>{line}</div>
          )}
          <p id={`${id}-note`} className={styles.note}>
            En vous inscrivant, vous acceptez notre{' '}
            {privacyHref === undefined ? policy : <TextLink href={privacyHref}>{policy}</TextLink>}. Vous pouvez vous
            désinscrire à tout moment.
          </p>
        </div>
      </div>
    </section>
  );
}
