import { expect, test } from 'vitest';
import { openShopSettings } from '../fixtures/index.ts';
import { standardSettings } from '../live/index.ts';
import { firstSteps } from './firstSteps.ts';
import { missingBeforeOpening } from './opening.ts';

test('the first steps follow what is missing before the shop may open, each with the way to its first field', () => {
  const missing = missingBeforeOpening(standardSettings, { sendsMail: false });
  expect(firstSteps({ missing, products: 0 }).map(({ title, href, state }) => [title, href, state])).toEqual([
    ['Qui vend', '/admin/parametres#identity.email', 'todo'],
    ['Compte pour les virements', '/admin/parametres#bankTransfer.beneficiary', 'todo'],
    ['Serveur d’e-mails', '/admin/e-mails', 'todo'],
    ['Textes légaux', '/admin/parametres#identity.legalForm', 'todo'],
    ['Premier produit', '/admin/produits/ajouter', 'todo'],
    ['Livraison', '/admin/parametres#shipping.fee', 'check'],
    ['Ouverture', '/admin/avant-d-ouvrir', 'todo'],
  ]);
});

test('what is done stays in the list with the way to it; nobody can say whether the delivery is the owner’s', () => {
  const missing = missingBeforeOpening(openShopSettings, { sendsMail: false });
  const steps = firstSteps({ missing, products: 1 });
  expect(steps.filter(({ state }) => state === 'done').map(({ href }) => href)).toEqual([
    '/admin/parametres#identity.name',
    '/admin/parametres#bankTransfer.iban',
    '/admin/textes',
    '/admin/produits',
  ]);
  expect(firstSteps({ missing: [], products: 1 }).map(({ state }) => state)).not.toContain('todo');
});
