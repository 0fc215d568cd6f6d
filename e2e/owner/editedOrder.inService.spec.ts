import { expect, type Page } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { enterAccount, openTab } from '../ownAccount.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { orderInService } from '../serviceOrders.ts';

/** « Modifier », with a piece less of « Tabac Blond » for each order. */
async function openEdit(office: Page, { _id, orderNumber }: { _id: string; orderNumber: string }) {
  await office.goto(`/admin/commandes/${_id}`);
  await office.getByRole('button', { name: 'Modifier', exact: true }).click();
  const dialog = office.getByRole('dialog', { name: `Modifier la commande ${orderNumber}` });
  await dialog.getByRole('textbox', { name: /^Tabac Blond/ }).fill('1');
  return dialog;
}

test('orders are edited by telephone: an unpaid one costs less and goes elsewhere, a paid one gets a credit note', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await openShop(service);
  const customer = await enterAccount(page, service.api.url);
  const unpaid = await orderInService(service, { customer });
  const paid = await orderInService(service, { customer });
  await service.owner.call('PUT', `/api/admin/orders/${paid._id}/payment`, { paymentStatus: 'paid' });

  const office = await context.newPage();
  await enterOffice(office, serviceOwner);
  const edit = await openEdit(office, unpaid);
  await edit.getByRole('button', { name: 'Modifier l’adresse de livraison' }).click();
  await edit.getByRole('textbox', { name: 'Adresse', exact: true }).fill('9 quai du Port');
  await edit.getByRole('button', { name: 'Voir ce qui change' }).click();
  await expect(edit.getByRole('status')).toContainText(/La commande n’a pas encore de facture.*1 flacon en stock/);
  await edit.getByRole('button', { name: /^Modifier, .* à payer/ }).click();
  await expect(office.getByRole('main')).toContainText('9 quai du Port');

  const refund = await openEdit(office, paid);
  await refund.getByRole('button', { name: 'Voir ce qui change' }).click();
  await expect(refund.getByRole('status')).toContainText(/Un avoir de 12,90/);
  await refund.getByRole('button', { name: /^Modifier et rembourser 12,90/ }).click();
  await expect(office.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/A-\d{4}-\d{6}.*12,90/);

  await page.goto('/mon-compte');
  await openTab(page, 'Mes commandes');
  const main = page.getByRole('main');
  const row = main.getByRole('article', { name: unpaid.orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(row).toContainText('9 quai du Port');
  const other = main.getByRole('article', { name: paid.orderNumber });
  await other.getByRole('button', { name: 'Voir le détail' }).click();
  await expect(other.getByRole('button', { name: /^avoir A-/ })).toBeVisible();
  await expect
    .poll(async () => (await service.api.mailsTo(customer.email)).map(({ subject, text }) => `${subject} ${text}`))
    .toContainEqual(expect.stringMatching(new RegExp(`${unpaid.orderNumber}[^]*9 quai du Port`)));
});

test('a new customer orders by telephone and has paid: she is invited, her order has its invoice', async ({
  page,
  service,
}) => {
  await openShop(service);
  const email = `${crypto.randomUUID()}@exemple.example`;
  await enterOffice(page, serviceOwner);
  await page.goto('/admin/commandes');
  await page.getByRole('link', { name: 'Nouvelle commande' }).click();
  const form = page.getByRole('form', { name: 'Nouvelle commande' });
  await form.getByRole('textbox', { name: /^Nouveau client/ }).fill(email);
  await form.getByRole('combobox', { name: 'Produit' }).selectOption('Tabac Blond');
  await form.getByRole('textbox', { name: 'Pièces' }).fill('2');
  const address = { Prénom: 'Inès', Nom: 'Faure', Adresse: '4 rue des Lilas', Ville: 'Lyon' };
  for (const [name, text] of Object.entries({ ...address, 'Code postal': '69001', Téléphone: '0601020304' }))
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  await form.getByRole('radio', { name: /^Déjà payée/ }).check();
  await form.getByRole('textbox', { name: 'Référence du virement' }).fill('VIR 118');
  await expect(form.getByRole('status').last()).toContainText(`${email} reçoit une invitation`);
  await form.getByRole('button', { name: /^Enregistrer, .* déjà payés/ }).click();
  await expect(page.getByRole('region', { name: 'Paiement', exact: true })).toContainText(/VIR 118/);
  await expect(page.getByRole('main')).toContainText(email);
  await expect
    .poll(async () => (await service.api.mailsTo(email)).map(({ subject }) => subject).toSorted())
    .toEqual([expect.stringMatching(/est reçue et payée$/), expect.stringMatching(/est prêt$/)]);
});
