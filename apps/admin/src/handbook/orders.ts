import type { Help } from './help.ts';

/** The screens on which orders are worked at. */
export const orders: Readonly<Record<string, Help>> = {
  '/': {
    purpose: 'Voir d’un coup d’œil où en est la boutique, et ce qui vous attend.',
    points: [
      'Tant que la boutique est fermée, «\u00a0Premiers pas\u00a0» vous mène d’un réglage à l’autre. La boutique s’ouvre d’elle-même dès que rien d’obligatoire ne manque.',
      'Ensuite, «\u00a0À faire\u00a0» compte ce qui attend quelqu’un\u00a0: virements, envois, remboursements, stocks faibles, tickets. Chaque ligne mène à la liste concernée.',
      'Les ventes du jour se comparent au même jour de la semaine dernière.',
      '«\u00a0Période\u00a0» choisit les jours dont vous lisez les ventes, les commandes, le panier moyen et les meilleurs produits. Sous chaque chiffre, celui d’avant\u00a0: d’autant de jours juste avant, des mêmes jours du mois ou de l’année d’avant, ou du même jour de la semaine dernière.',
      'Une vente compte au jour de son paiement. Ce que vous remboursez, pièces et montants, n’y compte plus.',
      '«\u00a0Exporter\u00a0» télécharge les ventes par jour, ou les pièces et les ventes de tous les produits. Le fichier s’ouvre dans un tableur.',
      'Le reste se lit seulement\u00a0: rien ne change ici.',
    ],
    links: ['/commandes', '/support'],
  },
  '/commandes': {
    purpose: 'Suivre toutes les commandes, et en traiter plusieurs à la fois.',
    points: [
      'Cherchez un numéro, un client, un montant, une facture, une référence, un téléphone, une ville ou un produit, ou filtrez par statut, par paiement et par période. «\u00a0Vue\u00a0» retient ces choix dans ce navigateur.',
      'Cochez des commandes pour agir sur toutes\u00a0: «\u00a0Imprimer\u00a0», «\u00a0Paiement reçu\u00a0», «\u00a0Expédier avec numéros\u00a0», «\u00a0Changer le statut\u00a0». Une fenêtre dit toujours ce qui va se passer avant d’enregistrer, et l’impression s’affiche d’abord à l’écran.',
      '«\u00a0Paiement reçu\u00a0» note qu’un virement est arrivé\u00a0: le client reçoit un e-mail, et la facture est émise.',
      '«\u00a0Expédier avec numéros\u00a0»\u00a0: collez une colonne de numéros de suivi, chaque commande reçoit le sien. Les clients reçoivent un e-mail.',
      'Après un changement de statut ou un paiement, «\u00a0Annuler\u00a0» paraît quelques secondes\u00a0: tout redevient comme avant, et l’e-mail ne part pas.',
      '«\u00a0Nouvelle commande\u00a0» enregistre ce qu’un client commande par téléphone.',
      '«\u00a0Relevé bancaire\u00a0» retrouve les commandes que vos virements reçus ont payées.',
      '«\u00a0Exporter\u00a0» télécharge les commandes cochées ou, sans coche, celles que vous avez filtrées. Le fichier s’ouvre dans un tableur.',
    ],
    links: ['/retractations', '/comptabilite'],
  },
  '/commandes/nouvelle': {
    purpose: 'Enregistrer ce qu’un client commande par téléphone.',
    points: [
      'Demandez-lui d’abord s’il a 18 ans, puis cherchez-le par son nom ou son e-mail. Un nouveau client est invité par e-mail à choisir un mot de passe.',
      'Choisissez produits, variantes et pièces\u00a0: prix et stock sont ceux de la boutique. Le total paraît en bas, à dire au client avant d’enregistrer.',
      'Le client choisit un point relais\u00a0: tapez le nom et l’adresse qu’il vous donne.',
      '«\u00a0Par virement\u00a0»\u00a0: la commande attend son paiement, et l’e-mail dit comment payer.',
      '«\u00a0Déjà payée\u00a0»\u00a0: le virement est sur votre compte. Sa référence est gardée, et la facture émise aussitôt.',
    ],
    links: ['/commandes'],
  },
  '/commandes/releve': {
    purpose: 'Retrouver, dans le fichier de votre banque, les virements qui paient vos commandes.',
    points: [
      'Téléchargez le relevé sur le site de votre banque (format CAMT.053 ou CSV), puis choisissez-le ici. Il est lu dans ce navigateur\u00a0: seuls les paiements que vous confirmez sont enregistrés.',
      'Un virement qui cite le numéro d’une commande, du bon montant, est coché d’avance. Les autres propositions sont à vous de cocher.',
      'Le bouton en bas enregistre tous les paiements cochés\u00a0: chaque client reçoit un e-mail, et sa facture est émise.',
      '«\u00a0Annuler\u00a0» paraît quelques secondes après\u00a0; ensuite, seul un remboursement revient sur un paiement.',
      'Le même relevé peut être lu deux fois\u00a0: ce qui est déjà payé est signalé.',
    ],
    links: ['/commandes'],
  },
  '/commandes/preparation': {
    purpose: 'Savoir quoi prendre en rayon pour les commandes à expédier, et quoi mettre dans chaque colis.',
    points: [
      'Y figurent les commandes payées qui ne sont pas encore parties. Ce qui a été remboursé n’y est plus.',
      'En haut, les flacons par produit, avec leur somme\u00a0; au-dessous, le contenu de chaque commande.',
      '«\u00a0Imprimer la liste\u00a0» donne une feuille à cocher, «\u00a0Bons de livraison\u00a0» une feuille pour deux colis.',
    ],
    links: ['/commandes'],
  },
  '/commandes/:id': {
    purpose: 'Traiter une commande du paiement à la livraison.',
    points: [
      'Le virement est arrivé\u00a0: «\u00a0Paiement reçu\u00a0». Le client reçoit un e-mail, et la facture est émise.',
      '«\u00a0Bon de livraison\u00a0» affiche la feuille à glisser dans le colis, «\u00a0Imprimer\u00a0» la commande entière.',
      'Tapez le numéro de suivi, puis «\u00a0Marquer comme expédiée\u00a0»\u00a0: le client reçoit le lien vers son colis, sauf si vous cochez «\u00a0Sans e-mail au client\u00a0». «\u00a0Modifier les colis\u00a0» corrige un numéro plus tard. Une commande impayée, rétractée ou sans adresse complète pose une question avant de partir.',
      '«\u00a0Modifier\u00a0», tant que la commande n’est pas partie\u00a0: quantités, variantes, adresses, mode de livraison. «\u00a0Voir ce qui change\u00a0» dit d’abord le nouveau total, le stock, l’avoir et l’e-mail. Une commande payée ne peut pas coûter plus cher.',
      'Tant que le colis n’est pas parti, «\u00a0Annuler la commande\u00a0» demande confirmation et remet les articles en stock.',
      '«\u00a0Rembourser\u00a0»\u00a0: choisissez les pièces ou les frais de port. Un avoir est émis et le client prévenu, mais l’argent ne part pas d’ici. Un remboursement ne s’annule pas.',
      'Après un changement de statut ou un paiement, «\u00a0Annuler\u00a0» paraît quelques secondes et remet tout comme avant.',
      '«\u00a0Historique\u00a0» dit qui a fait quoi. Une note interne n’est lue que par votre équipe.',
    ],
    links: ['/commandes', '/retractations'],
  },
  '/retractations': {
    purpose: 'Traiter les clients qui renoncent à leur commande. Le nombre à traiter se lit dans le menu.',
    points: [
      'Chaque ligne dit jusqu’à quel jour rembourser, et mène à la commande.',
      'Le colis est revenu\u00a0: dans le menu de la ligne, choisissez «\u00a0Renvoyée\u00a0». Le client le voit dans son compte.',
      'Pour rembourser, ouvrez la commande et pressez «\u00a0Rembourser\u00a0»\u00a0: quand tout est remboursé, la rétractation l’est aussi, et n’en change plus.',
      'Pour refuser, choisissez «\u00a0Refusée\u00a0» et donnez un motif\u00a0: le client le lit dans son compte. Tant que la commande n’est pas remboursée, vous pouvez changer d’avis.',
      'Une demande sans commande correspondante est gardée\u00a0: le client s’est peut-être trompé de numéro ou d’adresse.',
    ],
    links: ['/commandes'],
  },
};
