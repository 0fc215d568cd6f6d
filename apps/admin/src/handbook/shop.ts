import type { Help } from './help.ts';

/** The screens of the shop itself: its books, its words and its rules. */
export const shop: Readonly<Record<string, Help>> = {
  '/comptabilite': {
    purpose: 'Préparer chaque mois ce que demande votre comptable.',
    points: [
      'Choisissez un mois. Il réunit les factures et les avoirs émis ce mois-là\u00a0; un avoir compte en moins.',
      'Quatre fichiers\u00a0: le journal des ventes, les écritures à importer dans un logiciel comptable, la TVA jour par jour, et les factures et avoirs en PDF.',
      '«\u00a0Télécharger\u00a0» ne change rien\u00a0: recommencez autant que vous voulez.',
      'Une facture est émise quand sa commande est payée. Elle ne se modifie pas\u00a0; un remboursement donne un avoir.',
    ],
    links: ['/commandes'],
  },
  '/e-mails': {
    purpose: 'Voir quels e-mails la boutique a envoyés, et lesquels attendent ou ont échoué.',
    points: [
      'Filtrez par état pour trouver ceux qui ne sont pas partis\u00a0; la raison se lit à côté. La boutique réessaie d’elle-même pendant quatre jours.',
      '«\u00a0Lire\u00a0» montre le texte tel que la personne le reçoit. Rien n’est envoyé.',
      '«\u00a0Renvoyer\u00a0» l’envoie de nouveau. S’il est déjà parti, une question le rappelle avant. Un e-mail envoyé ne se rappelle pas.',
      'Une adresse mal écrite refuse l’e-mail pour de bon\u00a0: demandez la bonne à votre client.',
    ],
    links: ['/utilisateurs', '/support'],
  },
  '/journal': {
    purpose: 'Savoir qui a changé quoi dans l’administration, et quand.',
    points: [
      'Chaque changement a sa ligne, avec la valeur d’avant et celle d’après quand il y en a.',
      'Cherchez un numéro de commande, un produit ou un collègue.',
      'Le journal se lit seulement\u00a0: personne ne peut y effacer ni y corriger une ligne.',
      'Si un changement vous étonne, allez sur l’écran concerné, et changez votre mot de passe si ce n’était pas vous.',
    ],
    links: ['/profil', '/utilisateurs'],
  },
  '/pages': {
    purpose:
      'Écrire vous-même ce que disent vos pages\u00a0: accueil, catalogue, histoire, questions, contact, connexion.',
    points: [
      'Chaque carte mène à une page, et dit qui l’a modifiée et quand.',
      'Rien ne change ici\u00a0: vous modifiez et publiez sur la page elle-même.',
      'Vos textes légaux sont à part.',
    ],
    links: ['/textes'],
  },
  '/pages/:id': {
    purpose: 'Modifier une page de la boutique. L’aperçu montre ce que vos visiteurs liront.',
    points: [
      'Changez les textes, et l’image si la page en a une. Dites ce qu’elle montre, pour les personnes qui ne la voient pas.',
      '«\u00a0Enregistrer et publier\u00a0» fait une nouvelle version, que la boutique montre aussitôt.',
      '«\u00a0Tout remettre\u00a0» oublie ce que vous avez saisi depuis le dernier enregistrement.',
      'Sous «\u00a0Version\u00a0», les anciennes se relisent. «\u00a0Reprendre ce texte\u00a0» en remet une dans les champs\u00a0; elle paraît quand vous l’enregistrez.',
    ],
    links: ['/pages', '/textes'],
  },
  '/textes': {
    purpose:
      'Tenir à jour les textes que la loi demande\u00a0: conditions de vente, mentions légales, confidentialité…',
    points: [
      'Ils sont prêts d’avance, et se complètent avec vos paramètres. Relisez-les\u00a0: vous en êtes responsable.',
      'Chaque carte mène à un texte, et dit qui l’a modifié et quand.',
      'Un client garde les conditions de vente sous lesquelles il a commandé, même si vous les changez ensuite.',
    ],
    links: ['/parametres', '/pages'],
  },
  '/textes/:id': {
    purpose: 'Modifier un texte légal. L’aperçu montre ce que vos visiteurs liront.',
    points: [
      'Les mots entre accolades sont remplacés par vos paramètres\u00a0: nom, adresse, frais de livraison… Laissez-les, et changez plutôt le paramètre.',
      '«\u00a0Enregistrer et publier\u00a0» fait une nouvelle version, que la boutique montre aussitôt.',
      '«\u00a0Tout remettre\u00a0» oublie ce que vous avez saisi depuis le dernier enregistrement.',
      'Sous «\u00a0Version\u00a0», les anciennes se relisent. «\u00a0Reprendre ce texte\u00a0» en remet une dans le champ\u00a0; elle paraît quand vous l’enregistrez.',
    ],
    links: ['/textes', '/parametres'],
  },
  '/avant-d-ouvrir': {
    purpose: 'Voir ce qui manque encore avant que la boutique prenne des commandes.',
    points: [
      'Chaque carte dit ce qui manque et pourquoi, et mène au champ à remplir.',
      'Vous n’avez rien à presser\u00a0: la boutique s’ouvre d’elle-même, quelques secondes après le dernier réglage.',
      'Jusque-là, vos visiteurs lisent qu’elle ouvre bientôt.',
      'La dernière carte dit comment vos clients pourront payer par carte.',
    ],
    links: ['/parametres', '/textes', '/produits/ajouter'],
  },
  '/parametres': {
    purpose: 'Régler la boutique\u00a0: identité, livraison, TVA, virement, vacances, et quand elle vous écrit.',
    points: [
      'Sous chaque titre, une phrase dit où la valeur se lit.',
      '«\u00a0Avant d’enregistrer\u00a0» liste ce qui va changer. Rien ne change avant «\u00a0Enregistrer\u00a0»\u00a0; «\u00a0Tout remettre\u00a0» oublie ce que vous avez saisi. Les commandes passées gardent leur prix et leurs frais.',
      'Un autre IBAN demande votre mot de passe\u00a0: vos clients paieront désormais à ce compte.',
      '«\u00a0Délai de paiement\u00a0»\u00a0: passé ce nombre de jours, une commande que son virement n’a pas payée est annulée, et ses articles retournent en stock. «\u00a0Rappel du virement\u00a0» lui envoie avant cela un e-mail, un seul, après le nombre de jours que vous indiquez.',
      'Pendant vos vacances, les pages restent avec votre phrase, mais aucune commande n’est prise. La boutique reprend d’elle-même.',
      '«\u00a0Modes de livraison\u00a0» et «\u00a0Pays livrés\u00a0», en bas, ont chacun leur bouton et s’enregistrent à part.',
      '«\u00a0Anciennes adresses\u00a0», tout en bas\u00a0: celles d’une boutique d’avant. Collez-y la liste, et chacune mène à la page que vous indiquez.',
      'Pour revenir en arrière, remettez l’ancienne valeur\u00a0: le journal l’a gardée.',
    ],
    links: ['/avant-d-ouvrir', '/textes', '/journal'],
  },
};
