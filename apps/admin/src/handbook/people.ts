import type { Help } from './help.ts';

/** The screens of customers, staff and what they write. */
export const people: Readonly<Record<string, Help>> = {
  '/utilisateurs': {
    purpose: 'Retrouver vos clients et les membres de votre équipe.',
    points: [
      'Cherchez un nom ou une adresse, ou filtrez par rôle et par statut. Un nom ouvre la page de la personne.',
      '«\u00a0Envoyer un e-mail\u00a0», dans le menu d’une ligne, ouvre votre propre messagerie\u00a0: rien ne part d’ici.',
      '«\u00a0Ajouter un utilisateur\u00a0» invite un client ou un collègue par e-mail.',
      '«\u00a0Exporter\u00a0» télécharge la liste pour un tableur. Elle contient des données personnelles\u00a0: ne la partagez pas.',
    ],
    links: ['/support'],
  },
  '/utilisateurs/ajouter': {
    purpose: 'Ouvrir un compte à un client ou à un collègue.',
    points: [
      'Indiquez un nom, une adresse e-mail et un rôle. La personne est invitée par e-mail à choisir son mot de passe.',
      'Un client achète dans la boutique. L’équipe traite commandes, tickets, e-mails et stocks, sans voir les ventes ni les paramètres. Un administrateur peut tout faire.',
      'Pour un collègue, votre mot de passe vous est redemandé.',
      'Le rôle se change plus tard sur la page de la personne, où le compte se désactive aussi.',
    ],
    links: ['/utilisateurs'],
  },
  '/utilisateurs/:id': {
    purpose: 'Tout ce que la boutique sait d’une personne, et ce qu’elle a le droit de faire.',
    points: [
      'Ses commandes, ses tickets et ses rétractations se lisent ici\u00a0; chaque ligne s’ouvre.',
      '«\u00a0Notes internes\u00a0»\u00a0: pour votre équipe. Si ce client demande ses données, il les lit aussi.',
      '«\u00a0Changer le rôle\u00a0» et «\u00a0Désactiver le compte\u00a0» déconnectent la personne partout. Les deux posent une question avant, et se changent de nouveau plus tard.',
      '«\u00a0Retirer les codes\u00a0» aide un collègue qui a perdu son téléphone\u00a0: son mot de passe suffit alors pour entrer.',
      '«\u00a0Exporter ses données\u00a0» télécharge ce que la loi vous fait remettre à un client qui le demande.',
      '«\u00a0Effacer ce compte\u00a0» ne s’annule pas. Une question dit d’abord ce qui est effacé et ce que la loi fait garder\u00a0; une commande en cours l’empêche.',
    ],
    links: ['/utilisateurs', '/commandes'],
  },
  '/newsletter': {
    purpose: 'Savoir qui s’est inscrit à votre newsletter, et prendre la liste pour l’outil qui envoie vos lettres.',
    points: [
      '«\u00a0À confirmer\u00a0» n’a pas encore suivi le lien de son e-mail\u00a0: n’écrivez qu’aux adresses «\u00a0Confirmée\u00a0».',
      '«\u00a0Exporter\u00a0» télécharge la liste affichée pour un tableur. Filtrez d’abord par «\u00a0Confirmée\u00a0», et ne la partagez pas.',
      '«\u00a0Désinscrire\u00a0» pose une question, puis efface l’adresse pour toujours, sans e-mail. Retirez-la aussi de l’outil qui envoie vos lettres.',
      'Qui se désinscrit par le lien de son e-mail disparaît aussitôt de cette liste.',
    ],
    links: ['/utilisateurs', '/journal'],
  },
  '/support': {
    purpose: 'Répondre aux messages de vos clients et de vos visiteurs.',
    points: [
      'Les tickets viennent des comptes des clients et du formulaire de contact.',
      '«\u00a0Ouvert\u00a0» attend votre réponse, «\u00a0En attente\u00a0» celle du client.',
      'Ouvrez un ticket pour lire et répondre. Rien ne change tant que vous n’avez pas répondu ni changé son statut.',
    ],
    links: ['/utilisateurs', '/e-mails'],
  },
  '/support/:id': {
    purpose: 'Lire une conversation et y répondre.',
    points: [
      '«\u00a0Envoyer la réponse\u00a0» l’envoie aussitôt par e-mail\u00a0; elle ne se rappelle pas. Le ticket attend alors le client.',
      'Depuis son compte, un client peut nommer une de ses commandes et joindre trois photographies\u00a0: la commande s’ouvre à droite, une photographie s’agrandit d’un clic. Elles sont effacées avec le ticket.',
      'Quand le client répond depuis son compte, le ticket se rouvre.',
      '«\u00a0Changer le statut\u00a0» n’envoie rien. Un ticket fermé ne reçoit plus de réponse du client\u00a0; vous pouvez le rouvrir.',
      '«\u00a0Voir le client\u00a0» mène à ses commandes, s’il a un compte.',
    ],
    links: ['/support', '/commandes'],
  },
  '/profil': {
    purpose: 'Votre propre compte\u00a0: coordonnées, mot de passe et appareils.',
    points: [
      'Un nouveau mot de passe déconnecte vos autres appareils, et demande un code si votre compte en a.',
      '«\u00a0Appareils\u00a0» dit où votre compte est ouvert. Si vous n’en reconnaissez pas un, déconnectez les autres et changez de mot de passe.',
      '«\u00a0Codes de connexion\u00a0»\u00a0: en plus du mot de passe, un code affiché par votre téléphone. Un mot de passe volé ne suffit plus.',
      '«\u00a0Clés d’accès\u00a0»\u00a0: à la place d’un code, votre empreinte, votre visage ou une clé de sécurité. Là où un code est demandé, laissez le champ vide et suivez votre appareil.',
      'Ajoutez une clé par appareil, et retirez celle d’un appareil que vous n’avez plus.',
      'Imprimez les codes de secours quand ils s’affichent\u00a0: ils ne sont plus montrés ensuite, et ouvrent votre compte si vous perdez votre téléphone.',
      'Vous pouvez renouveler ou désactiver ces codes à tout moment\u00a0: votre mot de passe vous est redemandé.',
    ],
  },
};
