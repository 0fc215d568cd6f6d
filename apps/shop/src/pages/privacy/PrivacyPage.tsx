import { ContentPage, Contents, Prose, type ProseSection, TextLink } from '@nuee/ui';
import { PageHead } from '../../frame/PageHead.tsx';
import { useHouse } from '../../frame/useHouse.ts';
import { WriteTo } from '../../frame/WriteTo.tsx';
import type { House } from '../../house.ts';

const sectionsOf = ({ company, address, email }: House): readonly ProseSection[] => [
  {
    id: 'responsable',
    title: 'Responsable du traitement',
    body: (
      <p>
        {[company, address].filter(Boolean).join(', ')}. Pour toute question sur vos données&nbsp;:{' '}
        {email === undefined ? (
          <>
            la page <TextLink href="/contact">Contact</TextLink>
          </>
        ) : (
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        )}
        .
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Données recueillies',
    body: (
      <ul>
        <li>
          <strong>Votre compte</strong>&nbsp;: prénom, nom, adresse e-mail, mot de passe (sous une forme que nous ne
          pouvons pas lire).
        </li>
        <li>
          <strong>Vos commandes</strong>&nbsp;: articles, adresses de livraison et de facturation, téléphone, mode de
          paiement. Nous ne conservons aucun numéro de carte.
        </li>
        <li>
          <strong>Vos messages</strong>&nbsp;: nom, adresse e-mail, sujet et contenu.
        </li>
        <li>
          <strong>La lettre d’information</strong>&nbsp;: adresse e-mail.
        </li>
      </ul>
    ),
  },
  {
    id: 'finalites',
    title: 'Finalités et bases légales',
    body: (
      <table>
        <thead>
          <tr>
            <th scope="col">Finalité</th>
            <th scope="col">Base légale</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Préparer, livrer et facturer vos commandes</th>
            <td>Exécution du contrat</td>
          </tr>
          <tr>
            <th scope="row">Tenir votre compte</th>
            <td>Exécution du contrat</td>
          </tr>
          <tr>
            <th scope="row">Répondre à vos messages</th>
            <td>Intérêt légitime</td>
          </tr>
          <tr>
            <th scope="row">Réserver la vente aux adultes, tenir notre comptabilité</th>
            <td>Obligation légale</td>
          </tr>
          <tr>
            <th scope="row">Vous adresser la lettre d’information</th>
            <td>Consentement</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  {
    id: 'durees',
    title: 'Durées de conservation',
    body: (
      <ul>
        <li>Le compte&nbsp;: jusqu’à sa suppression, ou 3&nbsp;ans après votre dernière visite.</li>
        <li>Les factures&nbsp;: 10&nbsp;ans, comme la loi le demande.</li>
        <li>Les messages&nbsp;: 3&nbsp;ans après notre dernier échange.</li>
        <li>L’adresse de la lettre d’information&nbsp;: jusqu’à votre désinscription, possible à tout moment.</li>
      </ul>
    ),
  },
  {
    id: 'destinataires',
    title: 'Destinataires',
    body: (
      <p>
        Vos données sont lues par les personnes qui préparent vos commandes et répondent à vos messages, par le
        transporteur, pour l’adresse et le téléphone, et par le prestataire de paiement. Elles ne sont ni vendues, ni
        louées, ni envoyées hors de l’Union européenne.
      </p>
    ),
  },
  {
    id: 'securite',
    title: 'Sécurité',
    body: (
      <p>
        Les échanges avec la boutique sont chiffrés. L’accès aux données est réservé aux personnes qui en ont besoin
        pour leur travail. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.
      </p>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité ou la
          limitation de leur usage, vous opposer à celui-ci et retirer votre consentement. Écrivez{' '}
          <WriteTo email={email} />
          &nbsp;: nous répondons dans le mois.
        </p>
        <p>
          Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des
          libertés (CNIL).
        </p>
      </>
    ),
  },
  {
    id: 'navigateur',
    title: 'Dans votre navigateur',
    body: (
      <p>
        Ce que la boutique garde dans votre navigateur est décrit à la page <TextLink href="/cookies">Cookies</TextLink>
        .
      </p>
    ),
  },
];

export default function PrivacyPage() {
  const sections = sectionsOf(useHouse());
  return (
    <>
      <PageHead
        title="Politique de confidentialité"
        description="Les données que la boutique Maison Nuée recueille, pourquoi, pour combien de temps, et vos droits."
        canonical="/politique-confidentialite"
      />
      <ContentPage
        title="Politique de confidentialité"
        intro="Nous demandons ce qu’il faut pour préparer une commande et vous répondre. Voici quoi, et pourquoi."
        aside={<Contents entries={sections} />}
      >
        <Prose sections={sections} />
      </ContentPage>
    </>
  );
}
