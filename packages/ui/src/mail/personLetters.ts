import { formatDate, formatDateTime } from '@nuee/domain';
import { endsNewsletter, mailPaths } from '@nuee/domain/live';
import {
  button,
  type ContentOf,
  greeting,
  type Letter,
  link,
  type MailAddress,
  type MailShop,
  text,
} from './letter.ts';

export function ticketAnswered(
  { name, subject, asked, answer, hasAccount }: ContentOf<'ticket-answered'>,
  shop: MailShop,
): Letter {
  return {
    subject: `Réponse à votre demande «\u00a0${subject}\u00a0»`,
    preview: 'Nous vous avons répondu.',
    title: 'Nous vous avons répondu',
    blocks: [
      greeting(name),
      text(`Voici notre réponse à votre demande «\u00a0${subject}\u00a0»\u00a0:`),
      { is: 'quote', text: answer },
      ...(hasAccount
        ? [
            text('Vous pouvez poursuivre l’échange dans votre compte.'),
            button('Ouvrir mon compte', `${shop.url}/mon-compte`),
          ]
        : []),
      text('Vous nous aviez écrit\u00a0:'),
      { is: 'quote', text: asked },
    ],
  };
}

export function passwordReset(content: ContentOf<'password-reset'>, shop: MailShop): Letter {
  return {
    subject: 'Choisissez un nouveau mot de passe',
    preview: 'Le lien est valable une heure.',
    title: 'Choisissez un nouveau mot de passe',
    blocks: [
      greeting(content.name),
      text(
        `Vous avez demandé un nouveau mot de passe pour votre compte ${shop.name}. Ce lien est valable une heure\u00a0:`,
      ),
      button('Choisir un mot de passe', newPassword(shop, content)),
      text('Si cette demande ne vient pas de vous, ignorez ce message\u00a0: votre mot de passe reste le même.'),
    ],
  };
}

/** Warns about a change that the account's owner may not have made. */
export function addressChanged({ name, addresses }: ContentOf<'address-changed'>, shop: MailShop): Letter {
  const [first] = addresses;
  return {
    subject: 'L’adresse de votre compte a changé',
    preview: 'Si ce n’est pas vous, changez votre mot de passe.',
    title: 'Votre adresse a changé',
    blocks: [
      greeting(name),
      ...(first === undefined
        ? [text(`L’adresse de livraison de votre compte ${shop.name} vient d’être retirée.`)]
        : [
            text(`L’adresse de livraison de votre compte ${shop.name} est maintenant\u00a0:`),
            { is: 'quote', text: addresses.map(addressLines).join('\n\n') } as const,
          ]),
      text('Si ce changement ne vient pas de vous, choisissez aussitôt un autre mot de passe et écrivez-nous.'),
      button('Ouvrir mon compte', `${shop.url}/mon-compte`),
    ],
  };
}

function addressLines({ street, postalCode, city, country }: MailAddress): string {
  return `${street}\n${postalCode} ${city}\n${country}`;
}

/** Warns whoever had codes or a passkey: from now on less is asked for. */
export function secondFactorRemoved(
  { name, passkey, left }: ContentOf<'second-factor-removed'>,
  shop: MailShop,
): Letter {
  const subject =
    passkey === undefined ? 'Votre compte ne demande plus de code' : 'Une clé d’accès a été retirée de votre compte';
  const gone =
    passkey === undefined
      ? `Les codes de connexion de votre compte dans l’administration de ${shop.name} viennent d’être retirés`
      : `La clé d’accès «\u00a0${passkey}\u00a0» de votre compte dans l’administration de ${shop.name} vient d’être retirée`;
  return {
    subject,
    preview: 'Si ce n’est pas vous, changez votre mot de passe.',
    title: subject,
    blocks: [
      greeting(name),
      text(
        left
          ? `${gone}\u00a0: votre compte demande encore un autre second facteur.`
          : `${gone}\u00a0: le mot de passe suffit désormais.`,
      ),
      text('Si vous ne l’avez ni fait ni demandé, choisissez aussitôt un autre mot de passe et prévenez la boutique.'),
      button('Voir mon profil', `${shop.url}/admin/profil`),
    ],
  };
}

/** An account that nobody uses is erased, as the privacy page says; she may keep it by logging in. */
export function erasureAnnounced({ name, erasesAt }: ContentOf<'erasure-announced'>, shop: MailShop): Letter {
  const day = formatDate(erasesAt);
  return {
    subject: `Votre compte ${shop.name} sera supprimé le ${day}`,
    preview: 'Connectez-vous avant cette date pour le garder.',
    title: `Votre compte sera supprimé le ${day}`,
    blocks: [
      greeting(name),
      text(
        `Personne ne s’est connecté à votre compte ${shop.name} depuis près de trois ans. Nous ne gardons pas plus longtemps les données d’un compte inutilisé\u00a0: vos adresses, vos favoris et vos messages seront supprimés avec lui. Nous gardons vos commandes sans votre nom, et vos factures comme la loi le demande.`,
      ),
      text(
        `Pour garder votre compte, connectez-vous avant le ${day}. Si vous n’en avez plus besoin, vous n’avez rien à faire.`,
      ),
      button('Me connecter', `${shop.url}/login`),
    ],
  };
}

export function invitation(content: ContentOf<'invitation'>, shop: MailShop): Letter {
  const { name, isOfBackOffice } = content;
  const account = isOfBackOffice ? `dans l’administration de ${shop.name}` : `chez ${shop.name}`;
  return {
    subject: `Votre compte ${shop.name} est prêt`,
    preview: 'Choisissez votre mot de passe pour l’ouvrir.',
    title: 'Votre compte est prêt',
    blocks: [
      greeting(name),
      text(`Un compte a été créé pour vous ${account}. Choisissez votre mot de passe sous 7\u00a0jours\u00a0:`),
      button('Choisir un mot de passe', newPassword(shop, content)),
      ...(isOfBackOffice ? [text(`Vous vous connecterez ensuite sur ${shop.url}/admin/login.`)] : []),
      text('Passé ce délai, «\u00a0Mot de passe oublié\u00a0?\u00a0» vous enverra un nouveau lien.'),
    ],
  };
}

function newPassword(
  { url }: MailShop,
  { token, isOfBackOffice }: Pick<ContentOf<'invitation'>, 'token' | 'isOfBackOffice'>,
): string {
  return `${url}${isOfBackOffice ? mailPaths.officePassword : mailPaths.newPassword}#${token}`;
}

/**
 * The acknowledgement that the law requires: what was declared, the day and the hour. It doesn't accept the withdrawal.
 */
export function withdrawalReceived({ declared, receivedAt, receiptId }: ContentOf<'withdrawal-received'>): Letter {
  const [, hour = ''] = formatDateTime(receivedAt).split(' ');
  const moment = `le ${formatDate(receivedAt)} à ${hour}`;
  const receipt = [
    ['Reçue', moment],
    ['Accusé de réception', receiptId],
  ] as const;
  const preview = `Reçue ${moment}.`;
  if (declared === undefined) {
    return {
      subject: 'Une déclaration de rétractation est reçue',
      preview,
      title: 'Une rétractation est reçue',
      blocks: [
        greeting(''),
        text(
          `Nous avons reçu ${moment} (heure de Paris) une déclaration de rétractation qui donne votre adresse e-mail. Aucune commande n’a à la fois le numéro déclaré et cette adresse.`,
        ),
        { is: 'facts', facts: receipt },
        text(
          'Si vous l’avez déclarée, conservez ce message\u00a0: il en prouve la date. Puis vérifiez le numéro de votre commande et recommencez. Sinon, ignorez-le.',
        ),
      ],
    };
  }
  const { orderNumber, name, email, reason } = declared;
  return {
    subject: `Votre rétractation pour la commande ${orderNumber} est reçue`,
    preview,
    title: 'Votre rétractation est reçue',
    blocks: [
      greeting(name),
      text(`Nous avons reçu ${moment} (heure de Paris) votre déclaration de rétractation\u00a0:`),
      {
        is: 'facts',
        facts: [
          ['Commande', orderNumber],
          ['Nom', name],
          ['E-mail', email],
          ...(reason === undefined || reason === '' ? [] : [['Motif', reason] as const]),
          ...receipt,
        ],
      },
      text('Conservez ce message\u00a0: il prouve la date de votre déclaration. Nous vous écrirons pour la suite.'),
    ],
  };
}

export function newsletterConfirmation({ token }: ContentOf<'newsletter-confirmation'>, shop: MailShop): Letter {
  return {
    subject: `Confirmez votre inscription à la lettre d’information de ${shop.name}`,
    preview: 'Un clic, et c’est fait.',
    title: 'Confirmez votre inscription',
    blocks: [
      text('Bonjour,'),
      text(
        `Cette adresse a été indiquée pour recevoir la lettre d’information de ${shop.name}. Confirmez l’inscription sous 7\u00a0jours\u00a0:`,
      ),
      button('Confirmer mon inscription', `${shop.url}${mailPaths.newsletter}#${token}`),
      text('Si cette inscription ne vient pas de vous, ignorez ce message\u00a0: vous ne recevrez rien d’autre.'),
      text('Vous pourrez vous désinscrire à tout moment.'),
      link('Me désinscrire', `${shop.url}${mailPaths.newsletter}#${endsNewsletter}${token}`),
    ],
  };
}
