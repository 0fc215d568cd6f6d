import { Accordion, ArrowRightIcon, Box, ContentPage, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { isDemonstration } from '../../site.ts';
import { questionsOf } from './questions.tsx';

interface FaqPageProps {
  /** Whether the answers say that the shop is a demonstration. Default that of the build. */
  demonstration?: boolean;
}

export default function FaqPage({ demonstration = isDemonstration }: FaqPageProps) {
  return (
    <>
      <PageHead
        title="Foire Aux Questions"
        description="Taux de nicotine, contenances, conservation, ingrédients, commande&nbsp;: nos réponses, en quelques lignes."
        canonical="/faq"
      />
      <ContentPage
        title="Foire Aux Questions"
        intro={<>Une réponse manque&nbsp;? Écrivez-nous, nous répondons sous 24&nbsp;à&nbsp;48&nbsp;heures.</>}
        aside={
          <Box>
            <TextLink tone="standalone" href="/contact" icon={<ArrowRightIcon size={18} />}>
              Contact
            </TextLink>
          </Box>
        }
      >
        <Accordion items={questionsOf(demonstration, useHouse(demonstration))} defaultValue="nicotine" />
      </ContentPage>
    </>
  );
}
