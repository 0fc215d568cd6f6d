import { ContentPage, Contents, NoWrap, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { WriteTo } from '../../frame/WriteTo.tsx';
import type { House } from '../../house.ts';

/** Seven articles (section 2). In service `LegalTextPage` stands here. */
const articlesOf = ({ company, address, email, mediator }: House): readonly ProseSection[] => [
  {
    id: 'article-1',
    title: 'Article 1. Objet',
    body: (
      <>
        <p>
          Les présentes conditions régissent les ventes conclues sur cette boutique entre{' '}
          {[company, address].filter(Boolean).join(', ')}, et toute personne majeure qui y passe commande pour son usage
          personnel.
        </p>
        <p>
          Passer commande vaut acceptation des conditions en vigueur ce jour-là. Elles restent consultables ici à tout
          moment.
        </p>
      </>
    ),
  },
  {
    id: 'article-2',
    title: 'Article 2. Produits',
    body: (
      <>
        <p>
          Chaque produit est présenté avec ses arômes, sa composition, ses taux de nicotine et ses contenances. Les
          photographies montrent le flacon&nbsp;; la teinte du liquide peut varier légèrement d’un lot à l’autre. Un
          flacon se conserve environ 2&nbsp;ans.
        </p>
        <p>
          La vente de produits contenant de la nicotine est{' '}
          <strong>interdite aux mineurs de moins de 18&nbsp;ans</strong>. En commandant, vous déclarez avoir 18&nbsp;ans
          ou plus. La nicotine contenue dans nos <NoWrap>e-liquides</NoWrap> crée une forte dépendance.
        </p>
      </>
    ),
  },
  {
    id: 'article-3',
    title: 'Article 3. Prix',
    body: (
      <>
        <p>
          Les prix sont indiqués en euros et s’entendent hors livraison. Le sous-total, la livraison, la TVA et le total
          à payer, toutes taxes comprises, s’affichent dans le panier puis avant la validation de la commande. Ce total
          est le seul que vous payez.
        </p>
        <p>Le prix appliqué est celui qui est affiché au moment de la commande.</p>
      </>
    ),
  },
  {
    id: 'article-4',
    title: 'Article 4. Commande',
    body: (
      <>
        <p>
          Vous composez votre panier, vous vous identifiez, vous indiquez vos adresses et votre mode de paiement, puis
          vous vérifiez le tout. Le bouton «&nbsp;Passer la commande&nbsp;» vous engage à payer. Un numéro de commande
          vous est alors attribué.
        </p>
        <p>
          Une commande peut être annulée ou modifiée tant qu’elle n’est pas expédiée&nbsp;: depuis{' '}
          <TextLink href="/mon-compte">votre compte</TextLink>, ou en nous <TextLink href="/contact">écrivant</TextLink>{' '}
          son numéro.
        </p>
      </>
    ),
  },
  {
    id: 'article-5',
    title: 'Article 5. Paiement',
    body: (
      <p>
        Vous payez par carte bancaire, par PayPal ou par virement bancaire. La carte est débitée à la validation de la
        commande. Une commande réglée par virement est préparée dès que le virement nous est parvenu.
      </p>
    ),
  },
  {
    id: 'article-6',
    title: 'Article 6. Livraison',
    body: (
      <>
        <p>
          Nous livrons en France métropolitaine et en Belgique uniquement. Les modes, les délais et les tarifs figurent
          à la page <TextLink href="/livraison">Livraison et retours</TextLink>. Les commandes passées avant 15&nbsp;h,
          du lundi au vendredi, sont traitées le jour même.
        </p>
        <p>
          Si un colis tarde, prévenez-nous. Faute de livraison dans les 30&nbsp;jours, vous pouvez annuler la commande
          et en obtenir le remboursement.
        </p>
      </>
    ),
  },
  {
    id: 'article-7',
    title: 'Article 7. Rétractation, garanties et litiges',
    body: (
      <>
        <p>
          Vous avez <strong>14&nbsp;jours</strong> à compter de la réception pour vous rétracter, sans avoir à donner de
          raison, puis 14&nbsp;jours de plus pour renvoyer le flacon. Pour des motifs d’hygiène, un flacon ouvert n’est
          pas repris. Le remboursement intervient sous 7&nbsp;jours ouvrés après réception du retour. Les frais de
          retour sont à votre charge, sauf pour un produit défectueux ou une erreur de notre part.
        </p>
        <p>
          La garantie légale de conformité et la garantie contre les vices cachés s’appliquent à tous nos produits, dans
          les conditions du code de la consommation et du code civil.
        </p>
        <p>
          Les présentes conditions relèvent du droit français. En cas de désaccord, écrivez d’abord{' '}
          <WriteTo email={email} />. Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur
          de la consommation {mediator ? <MediatorNote {...mediator} /> : 'dont nous vous communiquons les coordonnées'}
          , puis le tribunal compétent.
        </p>
      </>
    ),
  },
];

function MediatorNote({ name, address, site }: NonNullable<House['mediator']>) {
  return (
    <>
      {[name, address].filter(Boolean).join(', ')}
      {site !== '' && (
        <>
          {' '}
          (<TextLink href={site}>{site}</TextLink>)
        </>
      )}
    </>
  );
}

export default function TermsPage() {
  const articles = articlesOf(useHouse());
  return (
    <>
      <PageHead
        title="Conditions générales de vente"
        description="Les sept articles qui régissent les ventes de la boutique Maison Nuée."
        canonical="/conditions-generales"
      />
      <ContentPage
        title="Conditions générales de vente"
        intro={<>Version en vigueur au 15&nbsp;janvier 2026.</>}
        aside={<Contents entries={articles} />}
      >
        <Prose sections={articles} />
      </ContentPage>
    </>
  );
}
