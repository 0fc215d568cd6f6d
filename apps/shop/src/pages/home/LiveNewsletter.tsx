import { Newsletter } from '@nuee/ui';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useShop } from '../../shop.ts';

interface LiveNewsletterProps {
  privacyHref: string;
}

/** The newsletter of a shop in service: a mail asks whoever subscribes to confirm. */
export function LiveNewsletter({ privacyHref }: LiveNewsletterProps) {
  const { visitors } = useShop();
  const attempt = useAttempt();
  const subscribe = (email: string): Promise<boolean> =>
    attempt(visitors.subscribe(email), 'Un e-mail vous attend. Confirmez votre inscription par son lien.');
  return <Newsletter privacyHref={privacyHref} onSubscribe={subscribe} />;
}
