import { Box, ContactDetails, ContactForm, ContentPage, MapPlaceholder, Panel } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { house } from '../../house.ts';
import { useShop } from '../../shop.ts';

export default function ContactPage() {
  const { toasts } = useShop();
  // Nothing is sent anywhere (section 5).
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
            address={[house.street, house.city]}
            phone={house.phone}
            phoneHours={house.phoneHours}
            email={house.email}
            openingHours={house.openingHours}
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
