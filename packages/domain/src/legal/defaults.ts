/**
 * The legal texts that a shop in service comes with, until its owner saves her own. Plain spaces become those of French typography
 * when the text is read.
 */
import type { LegalTextName } from './names.ts';

const terms = `Les articles qui régissent les ventes de cette boutique.

## Article 1. Objet

Les présentes conditions régissent les ventes conclues sur cette boutique entre {raison sociale}, {adresse}, et toute personne majeure qui y passe commande pour son usage personnel.

Passer commande vaut acceptation des conditions en vigueur ce jour-là. Elles restent consultables ici à tout moment, et celles de votre commande dans votre compte.

## Article 2. Produits

Chaque produit est présenté avec ses arômes, sa composition, ses taux de nicotine et ses contenances. Les photographies montrent le flacon ; la teinte du liquide peut varier légèrement d’un lot à l’autre. Un flacon se conserve environ 2 ans.

La vente de produits contenant de la nicotine est **interdite aux mineurs de moins de 18 ans**. En commandant, vous déclarez avoir 18 ans ou plus ; une preuve peut vous être demandée. La nicotine contenue dans ces produits crée une forte dépendance. Leur utilisation par les non-fumeurs n’est pas recommandée.

## Article 3. Prix

Les prix sont indiqués en euros, {régime de TVA} et hors livraison. Le sous-total, la livraison, la TVA et le total à payer, toutes taxes comprises, s’affichent dans le panier puis avant la validation de la commande. Ce total est le seul que vous payez.

Le prix appliqué est celui qui est affiché au moment de la commande. Un prix barré est le plus bas que nous ayons demandé dans les 30 jours avant la réduction.

## Article 4. Commande

Vous composez votre panier, vous vous identifiez, vous indiquez vos adresses et votre mode de paiement, puis vous vérifiez le tout. Le bouton « Passer la commande » vous engage à payer. Un numéro de commande vous est alors attribué, et un e-mail la confirme.

Une commande peut être annulée ou modifiée tant qu’elle n’est pas expédiée : depuis [votre compte](/mon-compte), ou en nous [écrivant](/contact) son numéro.

## Article 5. Paiement

Vous payez par l’un des moyens que la boutique propose au moment de la commande. Une commande réglée par virement est préparée dès que le virement nous est parvenu.

## Article 6. Livraison

Nous livrons {pays de livraison} uniquement. {prix de la livraison} Les délais figurent à la page [Livraison et retours](/livraison).

Si un colis tarde, prévenez-nous. Faute de livraison dans les 30 jours, vous pouvez annuler la commande et en obtenir le remboursement.

## Article 7. Rétractation, garanties et litiges

Vous avez **14 jours** à compter de la réception pour vous rétracter, sans avoir à donner de raison, puis 14 jours de plus pour renvoyer le flacon. Un flacon descellé après la livraison ne peut être repris, pour des raisons d’hygiène ou de protection de la santé. Nous vous remboursons, frais de livraison standard compris, au plus tard 14 jours après avoir reçu votre rétractation ; nous pouvons attendre le retour du flacon ou la preuve de son envoi. Les frais de retour sont à votre charge, sauf pour un produit défectueux ou une erreur de notre part.

Pour vous rétracter : [Renoncer au contrat ici](/retractation), ou le formulaire ci-dessous, ou tout écrit sans ambiguïté.

[[formulaire de rétractation]]

[[garantie légale]]

Les présentes conditions relèvent du droit français.
En cas de désaccord, écrivez d’abord à [{e-mail}](mailto:{e-mail}).
Si notre réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur de la consommation : {médiateur} ([{site du médiateur}]({site du médiateur})), puis le tribunal compétent.
`;

const notice = `Qui édite cette boutique, et où nous joindre.

## Éditeur

{raison sociale}
Capital : {capital}
Siège social : {adresse}
RCS {RCS}
SIRET {SIRET}
TVA intracommunautaire {numéro de TVA}
Téléphone : {téléphone}
E-mail : [{e-mail}](mailto:{e-mail})

## Direction de la publication

{directeur de la publication}

## Hébergement

Le site est hébergé par {hébergeur}

## Vente réservée aux adultes

La vente de produits contenant de la nicotine est interdite aux mineurs de moins de 18 ans. La nicotine contenue dans ces produits crée une forte dépendance. Leur utilisation par les non-fumeurs n’est pas recommandée.

## Médiation

{médiateur}
[{site du médiateur}]({site du médiateur})

## Propriété intellectuelle

Le nom de la boutique, ses textes, ses photographies et ses dessins appartiennent à {raison sociale}. Toute reproduction demande notre accord écrit.

## Responsabilité

Nous relisons nos pages avec soin. Si une erreur subsiste, signalez-la depuis la page [Contact](/contact) : nous la corrigeons. Les sites vers lesquels mènent nos liens répondent de leur propre contenu.

## Données personnelles

Ce que nous recueillons, et pourquoi, figure dans la [politique de confidentialité](/politique-confidentialite). Ce que votre navigateur garde figure à la page [Cookies](/cookies).
`;

const privacy = `Nous demandons ce qu’il faut pour préparer une commande et vous répondre. Voici quoi, et pourquoi.

## Responsable du traitement

{raison sociale}, {adresse}.
Pour toute question sur vos données : [{e-mail}](mailto:{e-mail}), ou la page [Contact](/contact).

## Données recueillies

- **Votre compte** : prénom, nom, adresse e-mail, mot de passe (sous une forme que nous ne pouvons pas lire).
- **Vos commandes** : articles, adresses de livraison et de facturation, téléphone, mode de paiement, conditions acceptées. Nous ne conservons aucun numéro de carte.
- **Vos messages** : nom, adresse e-mail, sujet, contenu et photographies.
- **La lettre d’information** : adresse e-mail.

## Finalités et bases légales

- **Préparer, livrer et facturer vos commandes** : exécution du contrat.
- **Tenir votre compte** : exécution du contrat.
- **Répondre à vos messages** : intérêt légitime.
- **Réserver la vente aux adultes, tenir notre comptabilité** : obligation légale.
- **Vous adresser la lettre d’information** : consentement.

## Durées de conservation

- Le compte : jusqu’à sa suppression, ou 3 ans après votre dernière connexion ; un e-mail vous prévient 30 jours avant.
- Les commandes et les conditions que vous avez acceptées, les factures : 10 ans, comme la loi le demande.
- Les messages : 3 ans après notre dernier échange.
- L’adresse de la lettre d’information : jusqu’à votre désinscription, possible à tout moment ; 30 jours si vous ne confirmez pas l’inscription.

## Destinataires

Vos données sont lues par les personnes qui préparent vos commandes et répondent à vos messages, par le transporteur, pour l’adresse et le téléphone, et par le prestataire de paiement. Elles ne sont ni vendues, ni louées, ni envoyées hors de l’Union européenne.

## Sécurité

Les échanges avec la boutique sont chiffrés. L’accès aux données est réservé aux personnes qui en ont besoin pour leur travail. Choisissez un mot de passe que vous n’utilisez nulle part ailleurs.

## Vos droits

Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur portabilité ou la limitation de leur usage, vous opposer à celui-ci et retirer votre consentement. Votre compte vous permet de les télécharger et de les effacer. Pour le reste, écrivez-nous depuis la page [Contact](/contact) : nous répondons dans le mois.

Si notre réponse ne vous convient pas, vous pouvez saisir la Commission nationale de l’informatique et des libertés (CNIL).

## Dans votre navigateur

Ce que la boutique garde dans votre navigateur est décrit à la page [Cookies](/cookies).
`;

const cookies = `Peu de choses, et rien qui vous suive.

## Aucun cookie publicitaire

Cette boutique ne dépose aucun cookie, ni de publicité ni de mesure d’audience, et ne charge rien depuis un autre site. C’est pourquoi aucun bandeau ne vous demande votre accord.

## Ce que garde votre navigateur

Pour fonctionner, la boutique écrit quelques lignes dans l’espace de stockage de votre navigateur, sous ces noms.

[[liste des clés]]

## Effacer ces données

Déconnectez-vous et videz votre panier, ou effacez les données de ce site dans les réglages de votre navigateur. La boutique vous demandera de nouveau votre âge.

## En savoir plus

Les données que vous nous confiez sont décrites dans la [politique de confidentialité](/politique-confidentialite).
`;

const delivery = `Le prix de la livraison, un délai de retour, et les réponses aux questions que l’on nous pose.

## Tarifs

{prix de la livraison} Les prix des produits s’entendent {régime de TVA} et hors livraison ; le détail de votre commande s’affiche dans le panier, avant tout paiement.

{modes de livraison}

## Zones de livraison

Nous livrons {pays de livraison} uniquement. Nos produits sont réservés aux adultes : le colis est remis à la personne qui a passé commande, à l’adresse de livraison.

## Préparation

Votre commande est préparée une fois son paiement reçu. Un e-mail vous prévient quand le colis part.

## Retours et remboursements

Vous avez **14 jours** à compter de la réception pour changer d’avis, puis 14 jours de plus pour nous renvoyer le flacon. Pour des motifs d’hygiène, un flacon ouvert n’est pas repris.

- Déclarez votre rétractation ([Renoncer au contrat ici](/retractation)), avec votre numéro de commande.
- Renvoyez le colis à l’adresse que nous vous indiquons.
- Nous vous remboursons au plus tard 14 jours après avoir reçu votre rétractation, ou dès le retour du flacon ou la preuve de son envoi, par le moyen de paiement d’origine.

Les frais de retour sont à votre charge, sauf pour un produit défectueux ou une erreur de notre part : nous les prenons alors en charge.

## Questions fréquentes

### Où en est ma commande ?

Vos commandes figurent dans [votre compte](/mon-compte?tab=orders), à la page « Mes commandes ». Pour en savoir plus, [écrivez-nous](/contact) avec votre numéro de commande.

### Puis-je changer l’adresse de livraison ?

Oui, tant que le colis n’est pas expédié. [Écrivez-nous](/contact) avec votre numéro de commande et la nouvelle adresse.

### Livrez-vous dans d’autres pays ?

Nous livrons {pays de livraison}. Ailleurs, nous ne livrons pas.

### Mon colis est abîmé ou incomplet. Que faire ?

Gardez l’emballage, prenez une photographie et [envoyez-la-nous](/mon-compte?tab=support-new) depuis votre compte. Nous remplaçons le produit ou le remboursons ; le retour est à nos frais.
`;

export const legalDefaults: Readonly<Record<LegalTextName, string>> = { terms, notice, privacy, cookies, delivery };
