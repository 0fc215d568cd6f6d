import { ContentPage, Contents, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { WriteTo } from '../../frame/WriteTo.tsx';
import type { House } from '../../house.ts';

const sectionsOf = ({ company, email, phone }: House): readonly ProseSection[] => [
  {
    id: 'etat',
    title: 'État de conformité',
    body: (
      <>
        <p>
          {company} veut que cette boutique puisse être utilisée par tout le monde, selon la norme européenne
          EN&nbsp;301&nbsp;549 et les règles WCAG&nbsp;2.2, niveau&nbsp;AA.
        </p>
        <p>
          Elle est <strong>partiellement conforme</strong>&nbsp;: chaque page est vérifiée de façon automatique et se
          parcourt au clavier, mais aucun organisme indépendant ne l’a encore auditée.
        </p>
      </>
    ),
  },
  {
    id: 'ce-qui-est-verifie',
    title: 'Ce qui est vérifié',
    body: (
      <ul>
        <li>Les contrastes, en clair comme en sombre.</li>
        <li>Les noms des champs, des boutons et des images, tels qu’un lecteur d’écran les dit.</li>
        <li>La navigation au clavier, avec un repère visible.</li>
        <li>L’agrandissement du texte et les écrans de 320&nbsp;pixels de large.</li>
        <li>L’absence d’animation pour qui l’a demandée à son appareil.</li>
      </ul>
    ),
  },
  {
    id: 'limites',
    title: 'Ce qui ne l’est pas encore',
    body: (
      <p>
        Les factures au format PDF n’ont pas été vérifiées avec un lecteur d’écran&nbsp;: les mêmes montants figurent
        dans votre compte et dans nos e-mails.
      </p>
    ),
  },
  {
    id: 'signaler',
    title: 'Signaler une difficulté',
    body: (
      <p>
        Si une page vous résiste, écrivez <WriteTo email={email} />
        {phone !== undefined && <> ou appelez le {phone.replaceAll(' ', '\u00a0')}</>}&nbsp;: nous vous répondons, et
        nous faisons avec vous ce que la page ne permet pas.
      </p>
    ),
  },
  {
    id: 'recours',
    title: 'Voies de recours',
    body: (
      <p>
        Sans réponse satisfaisante de notre part, vous pouvez vous adresser à la DGCCRF, par exemple sur{' '}
        <TextLink href="https://signal.conso.gouv.fr">signal.conso.gouv.fr</TextLink>.
      </p>
    ),
  },
];

/** The statement that the European Accessibility Act requires of a shop. */
export default function AccessibilityPage() {
  const sections = sectionsOf(useHouse(false));
  return (
    <>
      <PageHead
        title="Accessibilité"
        description="Comment cette boutique peut être utilisée par tous, et comment signaler une difficulté."
        canonical="/accessibilite"
      />
      <ContentPage
        title="Accessibilité"
        intro="Où en est cette boutique, et comment nous dire ce qui ne va pas."
        aside={<Contents entries={sections} />}
      >
        <Prose sections={sections} />
      </ContentPage>
    </>
  );
}
