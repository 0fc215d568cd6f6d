import {
  Accordion,
  type AccordionItem,
  ContentPage,
  Contents,
  Heading,
  Prose,
  type ProseSection,
  Stack,
  TextLink,
} from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';

// The figures are those of section 9, its own reading of shipping included; the cart follows the totals of the same section.
const prices: ProseSection = {
  id: 'tarifs',
  title: 'Modes et tarifs',
  body: (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">Mode</th>
            <th scope="col">Délai</th>
            <th scope="col">Tarif</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Standard</th>
            <td>3-5&nbsp;jours ouvrés</td>
            <td>4,90€</td>
          </tr>
          <tr>
            <th scope="row">Express</th>
            <td>24-48h</td>
            <td>9,90€</td>
          </tr>
          <tr>
            <th scope="row">Point relais</th>
            <td>3-4&nbsp;jours</td>
            <td>3,90€</td>
          </tr>
        </tbody>
      </table>
      <p>
        La livraison est <strong>offerte à partir de 49€</strong> d’achat. Les prix des produits s’entendent hors
        livraison&nbsp;; les frais de votre commande s’affichent dans le panier, avant tout paiement.
      </p>
    </>
  ),
};

const sections: readonly ProseSection[] = [
  {
    id: 'zones',
    title: 'Zones de livraison',
    body: (
      <p>
        Nous livrons en France métropolitaine et en Belgique uniquement. Nos produits sont réservés aux adultes&nbsp;:
        le colis est remis à la personne qui a passé commande, à l’adresse de livraison ou au point relais.
      </p>
    ),
  },
  {
    id: 'preparation',
    title: 'Préparation',
    body: (
      <p>
        Les commandes passées avant 15&nbsp;h, du lundi au vendredi, sont traitées le jour même. Passée plus tard, ou
        pendant le week-end, votre commande est préparée le jour ouvré suivant.
      </p>
    ),
  },
  {
    id: 'retours',
    title: 'Retours et remboursements',
    body: (
      <>
        <p>
          Vous avez <strong>14&nbsp;jours</strong> à compter de la réception pour changer d’avis, puis 14&nbsp;jours de
          plus pour nous renvoyer le flacon. Pour des motifs d’hygiène, un flacon ouvert n’est pas repris.
        </p>
        <ul>
          <li>
            Prévenez-nous depuis la page <TextLink href="/contact">Contact</TextLink>, avec votre numéro de commande.
          </li>
          <li>Renvoyez le colis à l’adresse que nous vous indiquons.</li>
          <li>Nous vous remboursons sous 7&nbsp;jours ouvrés après réception, par le moyen de paiement d’origine.</li>
        </ul>
        <p>
          Les frais de retour sont à votre charge, sauf pour un produit défectueux ou une erreur de notre part&nbsp;:
          nous les prenons alors en charge.
        </p>
      </>
    ),
  },
];

const faq = { id: 'questions', title: 'Questions fréquentes' } as const;

const questions: readonly AccordionItem[] = [
  {
    value: 'suivi',
    title: <>Où en est ma commande&nbsp;?</>,
    content: (
      <p>
        Vos commandes figurent dans <TextLink href="/mon-compte?tab=orders">votre compte</TextLink>, à la page
        «&nbsp;Mes commandes&nbsp;». Pour en savoir plus, <TextLink href="/contact">écrivez-nous</TextLink> avec votre
        numéro de commande.
      </p>
    ),
  },
  {
    value: 'adresse',
    title: <>Puis-je changer l’adresse de livraison&nbsp;?</>,
    content: (
      <p>
        Oui, tant que le colis n’est pas expédié. <TextLink href="/contact">Écrivez-nous</TextLink> avec votre numéro de
        commande et la nouvelle adresse.
      </p>
    ),
  },
  {
    value: 'etranger',
    title: <>Livrez-vous hors de France métropolitaine&nbsp;?</>,
    content: <p>En Belgique, oui. Ailleurs, nous ne livrons pas.</p>,
  },
  {
    value: 'dommage',
    title: <>Mon colis est abîmé ou incomplet. Que faire&nbsp;?</>,
    content: (
      <p>
        Gardez l’emballage, prenez une photographie et <TextLink href="/contact">écrivez-nous</TextLink>. Nous
        remplaçons le produit ou le remboursons&nbsp;; le retour est à nos frais.
      </p>
    ),
  },
  {
    value: 'remboursement',
    title: <>Quand suis-je remboursé&nbsp;?</>,
    content: <p>Sous 7&nbsp;jours ouvrés après réception de votre retour, par le moyen de paiement d’origine.</p>,
  },
];

export default function DeliveryPage() {
  return (
    <>
      <PageHead
        title="Livraison et retours"
        description="Modes, tarifs et délais de livraison en France métropolitaine et en Belgique, retours sous 14&nbsp;jours."
        canonical="/livraison"
      />
      <ContentPage
        title="Livraison et retours"
        intro="Trois modes de livraison, un délai de retour, et les réponses aux questions que l’on nous pose."
        aside={<Contents entries={[prices, ...sections, faq]} />}
      >
        <Prose sections={[prices, ...sections]} />
        <section id={faq.id} aria-labelledby={`${faq.id}-title`}>
          <Stack gap={20}>
            <Heading level={2} size="h3" id={`${faq.id}-title`}>
              {faq.title}
            </Heading>
            <Accordion items={questions} headingLevel={3} />
          </Stack>
        </section>
      </ContentPage>
    </>
  );
}
