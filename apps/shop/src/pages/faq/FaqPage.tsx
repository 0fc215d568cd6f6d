import { Accordion, ArrowRightIcon, Box, ContentPage, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { questions } from './questions.tsx';

export default function FaqPage() {
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
        <Accordion items={questions} defaultValue="nicotine" />
      </ContentPage>
    </>
  );
}
