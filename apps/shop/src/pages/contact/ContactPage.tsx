import {
  ContactDetails,
  ContactForm,
  type ContactMessage,
  ContentPage,
  MapPlaceholder,
  Panel,
  Text,
  TextLink,
} from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useAttempt } from '../../frame/useAttempt.ts';
import { useHouse } from '../../frame/useHouse.ts';
import { usePageData } from '../../frame/usePageData.ts';
import type { OwnPageData } from '../../pageData.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

interface ContactPageProps {
  /** Whether missing settings are invented. Default that of the build. */
  demonstration?: boolean;
}

export default function ContactPage({ demonstration = isDemonstration }: ContactPageProps) {
  const { visitors, toasts } = useShop();
  const attempt = useAttempt();
  const { page } = usePageData<OwnPageData>() ?? {};
  const { address, phone, phoneHours, email, openingHours } = useHouse(demonstration);
  // The demonstration sends nothing (section 5).
  const thank = (): undefined => {
    toasts.success('Message envoyé !', 'Nous vous répondrons dans les plus brefs délais.');
  };
  const send = async (message: ContactMessage): Promise<boolean> => {
    const isSent = await attempt(visitors.contact(message));
    if (isSent) thank();
    return isSent;
  };

  return (
    <>
      <PageHead
        title="Contact"
        description={
          page?.lead ??
          'Une question sur une composition, une commande, un envoi\u00a0? Écrivez-nous, nous répondons sous 24\u00a0à\u00a048\u00a0heures.'
        }
        canonical="/contact"
      />
      <ContentPage
        title="Contact"
        intro={
          page
            ? page.lead || undefined
            : 'Une question sur une composition, une commande, un envoi\u00a0? Nous répondons sous 24\u00a0à\u00a048\u00a0heures.'
        }
        aside={
          <ContactDetails
            // The street, and the rest.
            address={address?.split(/,\s*(.*)/s).filter(Boolean)}
            phone={phone}
            phoneHours={phoneHours}
            email={email}
            openingHours={openingHours}
          />
        }
        foot={demonstration ? <MapPlaceholder /> : undefined}
      >
        <Panel>
          {email !== undefined && (
            <noscript>
              <Text>
                {'Écrivez-nous à '}
                <TextLink href={`mailto:${email}`}>{email}</TextLink>.
              </Text>
            </noscript>
          )}
          <ContactForm onSend={demonstration ? thank : send} />
        </Panel>
      </ContentPage>
    </>
  );
}
