import type { Help } from './help.ts';

/** The screens of what the shop sells. */
export const products: Readonly<Record<string, Help>> = {
  '/produits': {
    purpose: 'Retrouver vos produits, les montrer ou les retirer de la boutique.',
    points: [
      'Cherchez un nom, ou filtrez par catégorie et par état\u00a0: publiés, brouillons, archivés, stock faible, en rupture.',
      'Le menu de chaque ligne ouvre le produit, le montre ou le cache. Un brouillon n’est pas vu des visiteurs.',
      '«\u00a0Dupliquer\u00a0» fait une copie en brouillon, sans stock ni référence, et l’ouvre.',
      '«\u00a0Supprimer\u00a0» demande confirmation et ne s’annule pas. Un produit déjà vendu est archivé\u00a0: ses commandes et ses factures le gardent.',
      '«\u00a0Exporter\u00a0» télécharge une liste à lire. Pour modifier vos produits dans un tableur, passez par le fichier des produits.',
    ],
    links: ['/produits/ajouter', '/produits/prix', '/produits/inventaire', '/produits/fichier'],
  },
  '/produits/ajouter': {
    purpose: 'Créer un produit. Un nom, une catégorie, un prix, un stock et une description suffisent pour commencer.',
    points: [
      'Les champs marqués d’un astérisque sont obligatoires. L’aperçu montre la fiche telle que vos visiteurs la verront.',
      'Cochez les taux et les contenances que vous vendez. Avec «\u00a0Un prix et un stock par flacon\u00a0», chaque flacon a son prix, son stock et sa référence.',
      'La photo se choisit sur votre téléphone ou votre ordinateur\u00a0; elle est envoyée avec le produit. Si elle est refusée, le produit reste en brouillon.',
      '«\u00a0Mise en avant\u00a0» et «\u00a0Caractéristiques et sécurité\u00a0» se déplient\u00a0: accroche, étiquettes, place à l’accueil, PG / VG, fabricant, lot, dangers. La page du produit montre ce que vous remplissez. «\u00a0Moteurs de recherche\u00a0»\u00a0: le titre et le texte que ceux-ci montreront, avec un aperçu.',
      '«\u00a0Ajouter le produit\u00a0» l’enregistre. S’il est publié, la boutique le montre aussitôt\u00a0; en brouillon, seule votre équipe le voit.',
      'Si vous quittez la page avant d’enregistrer, une question vous le rappelle.',
    ],
    links: ['/produits', '/categories'],
  },
  '/produits/prix': {
    purpose: 'Changer les prix de tous vos produits et flacons d’un coup.',
    points: [
      'Tapez le nouveau prix à côté de chaque produit ou flacon\u00a0; ce que vous laissez vide ne change pas.',
      '«\u00a0Enregistrer\u00a0» change tous les prix saisis, et la boutique les montre aussitôt. Un prix qui change de plus de la moitié vous est demandé une fois.',
      'Un prix réduit reste comme il est\u00a0: il se change sur la page du produit.',
      'Si quelqu’un d’autre a changé un prix entre-temps, il n’est pas écrasé\u00a0: le prix d’aujourd’hui s’affiche, vérifiez puis enregistrez.',
    ],
    links: ['/produits', '/produits/fichier'],
  },
  '/produits/inventaire': {
    purpose: 'Compter tous vos stocks d’un coup, par exemple au téléphone dans la réserve.',
    points: [
      'Tapez le nombre compté à côté de chaque produit ou flacon\u00a0; ce que vous laissez tel quel ne change pas.',
      '«\u00a0Enregistrer\u00a0» change tous les stocks saisis. La boutique montre aussitôt ce qui reste.',
      'Si une vente a changé un stock pendant votre comptage, il n’est pas écrasé\u00a0: le nouveau nombre s’affiche, vérifiez puis enregistrez.',
      'Un stock ne se remet pas en arrière d’un bouton\u00a0: tapez l’ancien nombre, il se lit dans «\u00a0Mouvements de stock\u00a0» sur la page du produit.',
    ],
    links: ['/produits'],
  },
  '/produits/fichier': {
    purpose: 'Modifier beaucoup de produits à la fois dans un tableur.',
    points: [
      '«\u00a0Télécharger le fichier\u00a0» donne tous vos produits, une ligne par flacon, avec prix, stock et référence, et ce que le produit dit de plus. Gardez-en une copie\u00a0: importée plus tard, elle remet les valeurs de ce jour, stocks compris.',
      'Changez ce que vous voulez, enregistrez en CSV, puis choisissez le fichier sous «\u00a0Importer\u00a0».',
      'Chaque différence s’affiche d’abord, et chaque erreur avec le numéro de sa ligne. Rien n’a changé à ce moment-là.',
      'Tant qu’il reste une erreur, rien n’est importé. Sinon le bouton applique tout d’un coup, et les produits publiés changent aussitôt dans la boutique.',
      'Ce qui n’est pas dans le fichier reste comme il est. Un stock vendu pendant que vous vérifiez est signalé au lieu d’être écrasé.',
    ],
    links: ['/produits', '/produits/inventaire'],
  },
  '/produits/:id': {
    purpose: 'Modifier un produit\u00a0: texte, photo, prix, stock et publication.',
    points: [
      'Rien ne change avant «\u00a0Enregistrer\u00a0». L’aperçu montre la fiche telle que vos visiteurs la verront.',
      'La page dit ensuite quand la boutique montre le changement. «\u00a0Voir sur le site\u00a0» l’ouvre.',
      '«\u00a0Publication\u00a0»\u00a0: un brouillon ou un produit archivé n’est plus vu des visiteurs\u00a0; ses commandes restent.',
      '«\u00a0Prix réduit\u00a0» annonce une promotion\u00a0; un prix qui n’est pas vraiment une réduction est signalé.',
      'Si quelqu’un d’autre a enregistré entre-temps, les deux versions s’affichent côte à côte\u00a0: vous choisissez. Le stock, lui, suit les ventes tant que vous n’y touchez pas.',
      'Jusqu’à six images\u00a0: la première est celle des listes, toutes sont sur la page du produit. «\u00a0Monter\u00a0» et «\u00a0Descendre\u00a0» changent leur ordre, «\u00a0Texte alternatif\u00a0» dit ce qu’elles montrent à ceux qui ne les voient pas.',
      '«\u00a0Cadrage\u00a0»\u00a0: cliquez sur ce qui doit rester visible là où la boutique recadre l’image. Sans image, elle montre son flacon sans nom.',
      '«\u00a0Mouvements de stock\u00a0» dit qui a pris ou remis des pièces, et pourquoi.',
    ],
    links: ['/produits', '/produits/inventaire'],
  },
  '/categories': {
    purpose: 'Ranger les produits dans les rayons de la boutique.',
    points: [
      'Les flèches montent ou descendent une catégorie\u00a0: la boutique suit cet ordre, enregistré aussitôt.',
      '«\u00a0Ajouter une catégorie\u00a0» en crée une. La boutique la montre dès qu’elle contient un produit.',
      '«\u00a0Renommer\u00a0» change le nom partout. Le nom d’une autre catégorie réunit les deux, après une question.',
      '«\u00a0Changer l’image\u00a0» remplace sa photo.',
      '«\u00a0Supprimer\u00a0» demande confirmation et ne s’annule pas. Une catégorie qui contient encore des produits ne se supprime pas\u00a0: elle vous mène à eux.',
    ],
    links: ['/produits'],
  },
};
