import { type AccordionItem, NoWrap, TextLink } from '@nuee/ui';
import type { House } from '../../house.ts';

/** The eight subjects of section 2; a shop in service doesn't call itself a demonstration. */
export const questionsOf = (demonstration: boolean, { email, phone, phoneHours }: House): readonly AccordionItem[] => [
  {
    value: 'nicotine',
    title: <>Comment choisir mon taux de nicotine&nbsp;?</>,
    content: (
      <p>
        Le bon taux dépend de votre consommation. Sans nicotine&nbsp;: 0&nbsp;mg/ml. Fumeur occasionnel&nbsp;:
        3&nbsp;mg/ml. Jusqu’à dix cigarettes par jour&nbsp;: 6&nbsp;mg/ml. Au-delà d’un demi-paquet&nbsp;:
        12&nbsp;mg/ml. Plus d’un paquet&nbsp;: 18&nbsp;mg/ml. Dans le doute, commencez par un taux bas et laissez-vous
        une semaine.
      </p>
    ),
  },
  {
    value: 'contenances',
    title: <>Quelle contenance choisir&nbsp;?</>,
    content: (
      <p>
        10&nbsp;ml pour faire connaissance avec une composition. 30&nbsp;ml pour un usage régulier. 50 et 100&nbsp;ml
        pour celle que vous connaissez déjà. Les contenances disponibles figurent sur la page de chaque produit.
      </p>
    ),
  },
  {
    value: 'conservation',
    title: (
      <>
        Comment conserver mes <NoWrap>e-liquides&nbsp;?</NoWrap>
      </>
    ),
    content: (
      <>
        <p>
          Flacon fermé, debout, à l’abri de la lumière et de la chaleur. Toujours hors de portée des enfants et des
          animaux.
        </p>
        <p>
          Un flacon se garde environ 2&nbsp;ans&nbsp;; la date est imprimée sur l’étiquette. Une teinte qui fonce avec
          le temps est normale.
        </p>
      </>
    ),
  },
  {
    value: 'ingredients',
    title: (
      <>
        Quels sont les ingrédients de vos <NoWrap>e-liquides&nbsp;?</NoWrap>
      </>
    ),
    content: (
      <p>
        Propylène glycol végétal, glycérine végétale, arômes alimentaires et, au-dessus de 0&nbsp;mg/ml, nicotine de
        qualité pharmaceutique. Rien d’autre. La composition figure sur la page de chaque produit et sur son étiquette.
      </p>
    ),
  },
  {
    value: 'commande',
    title: <>Comment passer commande&nbsp;?</>,
    content: (
      <>
        <p>
          Ouvrez le <TextLink href="/catalogue">catalogue</TextLink>, choisissez une composition, un taux de nicotine et
          une contenance, puis ajoutez-la au panier. Connectez-vous ou créez un compte, indiquez votre adresse et votre
          mode de paiement.
        </p>
        <p>
          {demonstration
            ? 'Vous payez par carte bancaire, PayPal ou virement bancaire. La carte est débitée à la validation de la commande.'
            : 'Vous payez par l’un des moyens proposés à la commande. Une commande réglée par virement est préparée dès que le virement nous est parvenu.'}
        </p>
      </>
    ),
  },
  {
    value: 'modification',
    title: (
      <>
        <NoWrap>Puis-je</NoWrap> annuler ou modifier ma commande&nbsp;?
      </>
    ),
    content: (
      <p>
        Oui, tant qu’elle n’est pas expédiée, depuis <TextLink href="/mon-compte">votre compte</TextLink> ou en nous{' '}
        <TextLink href="/contact">écrivant</TextLink> son numéro. Une fois le colis reçu, vous avez 14&nbsp;jours pour
        renoncer à votre achat, puis 14&nbsp;jours de plus pour renvoyer le flacon&nbsp;: voyez la page{' '}
        <TextLink href="/livraison">Livraison et retours</TextLink>.
      </p>
    ),
  },
  {
    value: 'reglementation',
    title: <>Vos produits sont-ils conformes à la réglementation&nbsp;?</>,
    content: (
      <>
        <p>
          La directive européenne 2014/40/UE et sa transposition en France demandent une composition déclarée avant la
          mise en vente, une nicotine de 20&nbsp;mg/ml au plus, un bouchon de sécurité, une notice et des mentions
          d’avertissement sur l’emballage. Elles réservent les liquides contenant de la nicotine aux flacons de
          10&nbsp;ml au plus.
        </p>
        {demonstration && (
          <p>
            Cette boutique est une démonstration&nbsp;: elle propose chaque taux dans chaque contenance, et n’expédie
            aucun flacon.
          </p>
        )}
        <p>
          La nicotine crée une forte dépendance. La vente d’<NoWrap>e-liquides</NoWrap> est interdite aux mineurs de
          moins de 18&nbsp;ans.
        </p>
      </>
    ),
  },
  {
    value: 'contact',
    title: <>Comment contacter le service client&nbsp;?</>,
    content: (
      <p>
        Par le formulaire de la page <TextLink href="/contact">Contact</TextLink>
        {email !== undefined && (
          <>
            {' '}
            ou à l’adresse <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </>
        )}
        &nbsp;: nous répondons sous 24&nbsp;à&nbsp;48&nbsp;heures.
        {phone !== undefined &&
          ` Par téléphone au ${[phone.replaceAll(' ', '\u00a0'), phoneHours].filter(Boolean).join(', ')}.`}
      </p>
    ),
  },
];
