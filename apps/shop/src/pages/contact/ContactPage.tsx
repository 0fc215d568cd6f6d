import { Box, ContactDetails, ContactForm, ContentPage, MapPlaceholder, Panel } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { useShop } from '../../shop.ts';
import { isDemonstration } from '../../site.ts';

interface ContactPageProps {
  /** Whether missing settings are invented. Default that of the build. */
  demonstration?: boolean;
}

export default function ContactPage({ demonstration = isDemonstration }: ContactPageProps) {
  const { toasts } = useShop();
  const { address, phone, phoneHours, email, openingHours } = useHouse(demonstration);
  // Nothing is sent (section 5).
  const thank = () => toasts.success('Message envoyé !', 'Nous vous répondrons dans les plus brefs délais.');

  return (
    <>
      <PageHead
        title="Contact"
        description="Une question sur une composition, une commande, un envoi&nbsp;? Écrivez-nous, nous répondons sous 24&nbsp;à&nbsp;48&nbsp;heures."
        canonical="/contact"
      />
      <ContentPage
        title="Contact"
        intro={
          <>
            Une question sur une composition, une commande, un envoi&nbsp;? Nous répondons sous
            24&nbsp;à&nbsp;48&nbsp;heures.
          </>
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
        foot={<MapPlaceholder />}
      >
        <Panel>
          <Box padding={{ base: 0, lg: 12 }}>
            <ContactForm onSend={thank} />
          </Box>
        </Panel>
      </ContentPage>
    </>
  );
}
