import { expect, isLoaded, type Locator, type Page, test } from '../fixtures.ts';
import { enterOffice, placeOrder } from '../office.ts';
import { logInOwner } from '../owner.ts';

// docs/in-service.md, « An owner's day »: each of its things begins at the dashboard, and what does it is reached in three
// presses at most. What is typed there, and the answer to a question, isn't counted.

test('each thing of an ordinary day is at most three presses from the dashboard', { tag: '@release' }, async ({
  page,
  api,
  isMobile,
}) => {
  test.slow();
  const owner = await logInOwner(api.url);
  const { stock } = await owner.call<{ stock: number }>('GET', '/api/admin/products/3');
  await owner.call('PUT', '/api/admin/products/3/stock', { stock: 3 });
  const paid = await placeOrder(api.url);
  await owner.call('PUT', `/api/admin/orders/${paid._id}/payment`, { paymentStatus: 'paid' });
  const awaited = await placeOrder(api.url);
  const refunded = await placeOrder(api.url);
  for (const paymentStatus of ['paid', 'refunded'])
    await owner.call('PUT', `/api/admin/orders/${refunded._id}/payment`, { paymentStatus });
  await fetch(`${api.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Noé Petit', email: 'noe@exemple.example', subject: 'Tarif', message: 'Un tarif ?' }),
  });
  await enterOffice(page);
  try {
    for (const [thing, steps, place] of dayOf(page, isMobile, {
      paid: paid.orderNumber,
      awaited: awaited.orderNumber,
      refunded: refunded.orderNumber,
    })) {
      await test.step(thing, async () => {
        await page.goto('/admin');
        await isLoaded(page);
        expect(steps.filter((step) => typeof step !== 'function').length).toBeLessThanOrEqual(most[thing] ?? 3);
        for (const step of steps) await (typeof step === 'function' ? step() : step.click());
        await expect(place).toBeVisible();
      });
    }
  } finally {
    await owner.call('PUT', '/api/admin/products/3/stock', { stock });
  }
});

/** What is pressed, and what is typed in between. */
type Step = Locator | (() => Promise<void>);
type Thing = readonly [thing: string, steps: readonly Step[], place: Locator];

/** Eight fields, each of which could be pressed. */
const most: Readonly<Record<string, number>> = { 'count eight stocks': 10 };

function dayOf(
  page: Page,
  isMobile: boolean,
  orders: { paid: string; awaited: string; refunded: string },
): readonly Thing[] {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => main.getByRole('link', { name });
  const all = link('Voir toutes');
  const transfers = link(/^virements? à rapprocher$/);
  const toShip = link(/^commandes? à expédier$/);
  const lowStock = link(/^produits? en stock faible$/);
  const paid = main.getByRole('table').getByRole('link', { name: `#${orders.paid}` });
  const awaited = main.getByRole('table').getByRole('link', { name: `#${orders.awaited}` });
  const product = main.getByRole('table', { name: 'Produits' }).getByRole('link', { name: 'Caramel Beurre Salé' });
  const nav = page.getByRole('navigation', { name: 'Administration' }).filter({ visible: true });
  const menu = isMobile ? [page.getByRole('button', { name: 'Ouvrir le menu' })] : [];
  const goTo = page.getByRole('button', { name: /^Aller à/ });
  const types = (text: string) => () => page.keyboard.type(text);
  const found = (name: string) =>
    page.getByRole('listbox', { name: 'Résultats' }).getByRole('option', { name }).first();
  return [
    ['see how today goes', [], main.getByRole('group', { name: 'Ventes du jour' })],
    [
      'take up the orders that came in',
      [...menu, nav.getByRole('link', { name: 'Commandes' })],
      main.getByRole('table', { name: 'Commandes', exact: true }),
    ],
    ['match a transfer', [transfers, awaited], button('Paiement reçu')],
    [
      'match many transfers',
      [
        transfers,
        main.getByRole('checkbox', { name: 'Tout sélectionner' }).filter({ visible: true }),
        button(/^Paiement reçu \(/),
      ],
      page.getByRole('dialog', { name: /paiement/ }),
    ],
    ['see what has to leave', [toShip], paid],
    ['pack a parcel', [toShip, paid, button('Bon de livraison')], button('Imprimer')],
    ['send it', [toShip, paid], button('Marquer comme expédiée')],
    [
      'send many',
      [
        toShip,
        main.getByRole('checkbox', { name: 'Tout sélectionner' }).filter({ visible: true }),
        button(/^Expédier avec numéros/),
      ],
      page.getByRole('dialog').getByRole('textbox').first(),
    ],
    [
      'give many orders a status',
      [all, main.getByRole('checkbox', { name: 'Tout sélectionner' }).filter({ visible: true })],
      button(/^Changer le statut \(/),
    ],
    ['come back to the same orders', [all, button(/^Vue\s:/)], page.getByRole('menuitemradio', { name: 'À expédier' })],
    ['cancel or pay back', [paid], button('Rembourser')],
    ['print the slips of the day', [toShip, link('Liste de préparation')], button(/^Bons de livraison \(\d+\)$/)],
    ['find an order by half a name', [goTo, types('fau'), found(orders.paid)], button('Bon de livraison')],
    [
      'hand out a credit note',
      [main.getByRole('table').getByRole('link', { name: `#${orders.refunded}` })],
      button(/^Télécharger l’avoir A-/),
    ],
    [
      'reduce a price',
      [
        goTo,
        types('caramel'),
        found('Caramel Beurre Salé'),
        () => main.getByRole('textbox', { name: 'Prix réduit' }).fill('4,90'),
      ],
      button('Enregistrer'),
    ],
    [
      'count eight stocks',
      [
        ...menu,
        nav.getByRole('button', { name: 'Produits' }),
        nav.getByRole('link', { name: 'Inventaire' }),
        main.getByRole('form', { name: 'Inventaire' }).getByRole('textbox').first(),
        async () => {
          for (let count = 41; count <= 48; count += 1) {
            await page.keyboard.type(String(count));
            await page.keyboard.press('Enter');
          }
        },
      ],
      button('Enregistrer (8)'),
    ],
    [
      'give the month to the accountant',
      [...menu, nav.getByRole('link', { name: 'Comptabilité' })],
      button(/^Télécharger\s: Factures et avoirs/),
    ],
    ['hand out an invoice', [paid], button('Générer la facture')],
    ['refill a stock', [lowStock, product], main.getByRole('textbox', { name: 'Stock *' })],
    ['find out where a stock went', [lowStock, product], main.getByRole('list', { name: 'Mouvements de stock' })],
    [
      'add a product',
      [...menu, nav.getByRole('button', { name: 'Produits' }), nav.getByRole('link', { name: 'Ajouter un produit' })],
      main.getByRole('button', { name: 'Ajouter le produit' }),
    ],
    ['see that the shop shows it', [lowStock, product, button('Enregistrer')], main.getByText(/^Publi/).first()],
    [
      'answer a customer',
      [link(/^tickets? sans réponse$/), main.getByRole('link', { name: 'Tarif' }).first()],
      main.getByRole('textbox', { name: 'Votre réponse' }),
    ],
  ];
}
