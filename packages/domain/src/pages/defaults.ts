/**
 * The pages that a shop in service comes with, until its owner saves her own. They promise nothing that somebody has to keep, say nothing of
 * how she works, and show no picture.
 */
import type { OwnPageName, PageContent } from './names.ts';

export const pageDefaults: Readonly<Record<OwnPageName, PageContent>> = {
  home: {
    title: 'Bienvenue',
    lead: 'Nos e-liquides, leurs arômes et leurs contenances sont à découvrir au catalogue.',
  },
  catalogue: {
    title: 'Catalogue',
    lead: 'Tous nos produits. Le taux de nicotine et la contenance se choisissent sur la page de chacun.',
  },
  // The law gives them.
  product: { lines: '14 jours pour changer d’avis\nGarantie légale de conformité' },
  about: {
    title: 'Notre histoire',
    lead: 'Cette boutique est tenue par {raison sociale}.',
    text: `## Ce que nous vendons

Des e-liquides, réservés aux adultes. Chacun a sa page au [catalogue](/catalogue), avec ses taux de nicotine et ses contenances.

## Nous écrire

Une question ? La page [Contact](/contact) est faite pour cela.`,
  },
  faq: {
    title: 'Foire aux questions',
    lead: 'Une réponse manque ? Écrivez-nous.',
    text: `## Quelle contenance choisir ?

Les contenances disponibles figurent sur la page de chaque produit. Les liquides contenant de la nicotine se vendent en flacons de 10 ml au plus.

## Comment conserver un e-liquide ?

Flacon fermé, debout, à l’abri de la lumière et de la chaleur. Toujours hors de portée des enfants et des animaux.

## Comment passer commande ?

Ouvrez le [catalogue](/catalogue), choisissez un produit, un taux de nicotine et une contenance, puis ajoutez-le au panier. Connectez-vous ou créez un compte, indiquez votre adresse et votre mode de paiement.

Vous payez par l’un des moyens proposés à la commande. Une commande réglée par virement est préparée dès que le virement nous est parvenu.

## Puis-je annuler ma commande ?

Oui, tant qu’elle n’est pas expédiée, depuis [votre compte](/mon-compte) ou en nous [écrivant](/contact) son numéro. Une fois le colis reçu, vous avez 14 jours pour renoncer à votre achat : voyez la page [Livraison et retours](/livraison).

## Que dit la réglementation ?

La directive européenne 2014/40/UE et sa transposition en France demandent une composition déclarée avant la mise en vente, une nicotine de 20 mg/ml au plus, un bouchon de sécurité, une notice et des mentions d’avertissement sur l’emballage.

La nicotine crée une forte dépendance. La vente d’e-liquides est interdite aux mineurs de moins de 18 ans.

## Comment nous écrire ?

Par le formulaire de la page [Contact](/contact).`,
  },
  contact: { lead: 'Une question sur un produit, une commande, un envoi ? Écrivez-nous.' },
  login: { lead: 'Heureux de vous retrouver.' },
};
