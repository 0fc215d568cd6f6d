import { readFile } from 'node:fs/promises';
import { testCredentials } from '@nuee/domain';
import { enterAdmin, follow, openRowMenu, order, rowOf, titled } from './administrator.ts';
import { expect, type Page, test, untilAnswering } from './fixtures.ts';
import { press } from './shopper.ts';

const figure = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

/** What the page says in the console without meaning harm: the actions that only log. */
function noted(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'info' && messages.push(message.text()));
  return messages;
}

test('the administration opens to one pair of credentials only, and the login clears the flag on load', async ({
  page,
}) => {
  await page.goto('/admin/login');
  const submit = page.getByRole('button', { name: 'Se connecter' });
  await submit.click();
  await expect(page.getByText('Veuillez remplir tous les champs')).toBeVisible();
  await page.getByLabel('Email').fill(testCredentials.customer.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(testCredentials.customer.password);
  await submit.click();
  await expect(page.getByText('Identifiants administrateur invalides')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();

  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await submit.click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  const kept = await page.evaluate(() =>
    ['adminAuthenticated', 'adminEmail', 'adminToken'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual(['true', testCredentials.administrator.email, expect.stringMatching(/./)]);

  await page.goto('/admin/login');
  await expect(titled(page, 'Administration')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adminAuthenticated'))).toBeNull();
});

test('nobody passes the shell without the flag, and logging out takes it away', async ({ page, isMobile }) => {
  for (const path of ['', '/commandes', '/produits/3', '/utilisateurs/ajouter', '/parametres']) {
    await page.goto(`/admin${path}`);
    await expect(page).toHaveURL('/admin/login');
  }
  await page.evaluate(() => localStorage.setItem('adminAuthenticated', 'oui'));
  await page.goto('/admin/commandes');
  await expect(page).toHaveURL('/admin/login');

  await enterAdmin(page, '/admin/commandes');
  await expect(titled(page, 'Commandes')).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/commandes');
  await expect(page).toHaveURL('/admin/login');
});

test('the side navigation leads to every page, and « Voir le site » to the shop', async ({ page, isMobile }) => {
  await enterAdmin(page);
  for (const [link, title] of [
    ['Commandes', 'Commandes'],
    ['Utilisateurs', 'Utilisateurs'],
    ['Paramètres', 'Paramètres'],
    ['Tous les produits', 'Produits'],
    ['Ajouter un produit', 'Ajouter un produit'],
    ['Catégories', 'Catégories'],
    ['Tableau de bord', 'Tableau de bord'],
  ] as const) {
    await follow(page, isMobile, link);
    await expect(titled(page, title)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Voir le site' }).click();
  await expect(page).toHaveURL('/');
});

test('the dashboard shows the figures, at most five orders and the way to each', async ({ page }) => {
  await enterAdmin(page);
  await expect(figure(page, 'Commandes')).toContainText(/5\s*245,51\s€ de ventes/);
  await expect(figure(page, 'Panier moyen')).toContainText(/81,84\s€/);
  await expect(figure(page, 'Commandes en attente')).toContainText('1');
  await expect(figure(page, 'Utilisateurs')).toContainText(/6\s*5 produits/);
  const recent = page.getByRole('table', { name: 'Commandes récentes' });
  await expect(recent.getByRole('link', { name: order(5) })).toBeVisible();
  await expect(recent.getByRole('link', { name: /^#CMD/ })).toHaveCount(5);

  await page.getByText('Voir les chiffres').first().click();
  await expect(page.getByRole('region', { name: 'Ventes des 30 derniers jours' }).getByRole('row')).toHaveCount(31);

  await recent
    .getByRole('link', { name: order(3) })
    .first()
    .click();
  await expect(page).toHaveURL('/admin/commandes/admin-order-3');
  await page.goBack();
  await page.getByRole('link', { name: 'Voir toutes' }).click();
  await expect(titled(page, 'Commandes')).toBeVisible();
});

test('orders are found, narrowed and sorted, and the address holds the view', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/commandes');
  for (const [label, text] of [
    ['Commandes à traiter', /1/],
    ['Commandes en cours', /1/],
    ['En cours de livraison', /1/],
    ['Chiffre d’affaires', /245,51\s€\s*3 commandes payées/],
  ] as const) {
    await expect(figure(page, label)).toContainText(text);
  }
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, order(5))).toContainText(/Nathan Lefèvre.*nathan\.lefevre@mail\.example/s);
  await expect(rowOf(table, order(5))).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/);

  const search = page.getByPlaceholder('Rechercher une commande...');
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.pressSequentially('LEFÈVRE');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/recherche=LEF%C3%88VRE/);
  await search.fill('hugo.bernard@');
  await expect(rowOf(table, order(2))).toBeVisible();
  await search.fill('introuvable');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
  await search.press('Escape');
  await expect(page.getByText('5 commandes')).toBeVisible();

  const filter = page.getByRole('button', { name: /^Filtrer par statut/ });
  await filter.click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Toutes',
    'En attente',
    'En préparation',
    'Expédiée',
    'Livrée',
    'Annulée',
  ]);
  await page.getByRole('menuitemradio', { name: 'Livrée' }).click();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(rowOf(table, order(2))).toBeVisible();
  await expect(page).toHaveURL(/statut=delivered/);
  // The side navigation leads to the whole list, and going back to the view that was left.
  await follow(page, isMobile, 'Commandes');
  await expect(page.getByText('5 commandes')).toBeVisible();
  await expect(page).toHaveURL('/admin/commandes');
  await page.goBack();
  await expect(page).toHaveURL(/statut=delivered/);
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Toutes' }).click();
  await expect(page).toHaveURL('/admin/commandes');

  if (isMobile) await page.getByLabel('Trier par').selectOption('Montant, décroissant');
  else {
    await page.getByRole('button', { name: 'Montant' }).click();
    await page.getByRole('button', { name: 'Montant' }).click();
  }
  await expect(page).toHaveURL(/tri=-montant/);
  await expect(table.getByRole('link', { name: /^#CMD/ }).first()).toHaveText(order(3));
});

test('the status of an order changes on every screen until the page is loaded anew; the invoice only logs', async ({
  page,
  isMobile,
}) => {
  const messages = noted(page);
  await enterAdmin(page, '/admin/commandes');
  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Générer la facture' }).click();
  await expect.poll(() => messages.join()).toMatch(order(5));

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Changer le statut' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(5);
  await expect(page.getByRole('menuitemradio', { name: 'En attente' })).toBeDisabled();
  await page.getByRole('menuitemradio', { name: 'Livrée' }).click();
  const table = page.getByRole('table', { name: 'Commandes' });
  await expect(rowOf(table, order(5))).toContainText('Livrée');
  await expect(figure(page, 'Commandes à traiter')).toContainText('0');

  await (await openRowMenu(page, order(5))).getByRole('menuitem', { name: 'Voir les détails' }).click();
  await expect(page).toHaveURL('/admin/commandes/admin-order-5');
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('93,59');
  await expect(page.getByText('33000 Bordeaux')).toBeVisible();
  await page.getByRole('button', { name: 'Changer le statut' }).click();
  await page.getByRole('menuitemradio', { name: 'Annulée' }).click();
  await follow(page, isMobile, 'Tableau de bord');
  const recent = page.getByRole('table', { name: 'Commandes récentes' });
  await expect(rowOf(recent, order(5))).toContainText('Annulée');

  await page.reload();
  await expect(rowOf(recent, order(5))).toContainText('En attente');
});

test('products are found and narrowed', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  await expect(figure(page, 'Total des produits')).toContainText(/5\s*4 publiés/);
  await expect(figure(page, 'Produits à réapprovisionner')).toContainText('1');
  await expect(figure(page, 'Prix moyen')).toContainText(/21,29\s€/);
  await expect(figure(page, 'Catégories')).toContainText('4');
  const table = page.getByRole('table', { name: 'Produits' });
  await expect(rowOf(table, 'Caramel Beurre Salé').locator('s')).toHaveText(/19,99\s€/);
  await expect(rowOf(table, 'Caramel Beurre Salé')).toContainText(/17,99\s€/);

  const search = page.getByPlaceholder('Rechercher un produit...');
  await search.fill('ÉCŒURANT');
  await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
  await search.fill('pistache');
  await expect(page.getByText('Aucun produit trouvé')).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Toutes les catégories' }).click();
  await page.getByRole('menuitemradio', { name: 'Gourmands' }).click();
  await expect(page.getByText('2 produits', { exact: true })).toBeVisible();

  await (await openRowMenu(page, 'Caramel Beurre Salé')).getByRole('menuitem', { name: 'Voir sur le site' }).click();
  await expect(page).toHaveURL('/produit/caramel-beurre-sale');
});

test('a product is added with the dialog, which refuses what is incomplete', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  await page.getByRole('button', { name: 'Ajouter un produit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un nouveau produit' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(9);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Ajouter un produit' }).click();
  await dialog.getByLabel('Nom du produit *').fill('Poire Cardamome & Miel');
  await dialog.getByLabel('Catégorie *').selectOption('Gourmands');
  await dialog.getByLabel('Description *').fill('Poire mûre, cardamome verte.');
  await dialog.getByLabel('Prix (€) *').fill('gratuit');
  await dialog.getByLabel('Stock *').fill('beaucoup');
  await dialog.getByLabel('Arômes').fill(' Poire, , Cardamome ,');
  await press(dialog.getByRole('checkbox', { name: '18 mg/ml' }));
  await dialog.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Prix (€) *').fill('18,99');
  await dialog.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(page.getByText('Produit ajouté avec succès')).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = rowOf(page.getByRole('table', { name: 'Produits' }), 'Poire Cardamome & Miel');
  await expect(row).toContainText('poire-cardamome-miel');
  await expect(row).toContainText(/18,99\s€/);
  await expect(row).toContainText('Rupture');
  await expect(row).toContainText('Publié');
  await expect(row.locator('img')).toHaveAttribute('src', /default-product/);
  await expect(figure(page, 'Total des produits')).toContainText(/6\s*5 publiés/);

  await row.getByRole('link', { name: 'Poire Cardamome & Miel' }).click();
  await expect(page.getByLabel('Arômes')).toHaveValue('Poire, Cardamome');
  await expect(page.getByRole('checkbox', { name: '18 mg/ml' })).not.toBeChecked();
});

test('a product is published, withdrawn, and deleted after a question', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  const table = page.getByRole('table', { name: 'Produits' });
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Publier' }).click();
  await expect(rowOf(table, 'Vanille Bourbon')).toContainText('Publié');
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Désactiver' }).click();
  await expect(rowOf(table, 'Vanille Bourbon')).toContainText('Brouillon');

  const question = page.getByRole('alertdialog', { name: 'Êtes-vous sûr de vouloir supprimer ce produit ?' });
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Supprimer' }).click();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(rowOf(table, 'Vanille Bourbon')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions pour Vanille Bourbon' })).toBeFocused();
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Supprimer' }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Produit supprimé avec succès')).toBeVisible();
  await expect(rowOf(table, 'Vanille Bourbon')).toHaveCount(0);
});

test('a product is changed on its page, a category renamed, and every screen knows', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/produits/3');
  await page.getByLabel('Prix réduit (€)').fill('25');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Le prix réduit doit être inférieur au prix')).toBeVisible();
  await page.getByLabel('Prix réduit (€)').fill('');
  await page.getByLabel('Nom du produit *').fill('Caramel Brun');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Produit modifié avec succès')).toBeVisible();
  await expect(titled(page, 'Caramel Brun')).toBeVisible();

  await follow(page, isMobile, 'Catégories');
  await (await openRowMenu(page, 'Gourmands')).getByRole('menuitem', { name: 'Renommer' }).click();
  await page.getByLabel('Nouveau nom de Gourmands').fill('Gourmandises');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await expect(page.getByText('Catégorie renommée avec succès')).toBeVisible();
  const categories = page.getByRole('table', { name: 'Catégories' });
  await expect(rowOf(categories, 'Gourmandises')).toContainText('2 produits');
  await categories.getByRole('link', { name: 'Gourmandises' }).click();
  await expect(page).toHaveURL('/admin/produits?categorie=Gourmandises');
  const table = page.getByRole('table', { name: 'Produits' });
  await expect(rowOf(table, 'Caramel Brun')).toContainText('Gourmandises');
  await expect(rowOf(table, 'Caramel Brun').locator('s')).toHaveCount(0);
});

test('users are found, written to in the log only, looked at and added', async ({ page }) => {
  const messages = noted(page);
  await enterAdmin(page, '/admin/utilisateurs');
  await expect(figure(page, 'Nouveaux utilisateurs')).toContainText(/2\s*ces 30 derniers jours/);
  await expect(figure(page, 'Utilisateurs actifs')).toContainText(/5\s*ces 7 derniers jours/);
  const table = page.getByRole('table', { name: 'Utilisateurs' });
  await page.getByPlaceholder('Rechercher un utilisateur...').fill('INES.MOREAU@');
  await expect(page.getByText('1 utilisateur', { exact: true })).toBeVisible();
  await (await openRowMenu(page, 'Inès Moreau')).getByRole('menuitem', { name: 'Envoyer un e-mail' }).click();
  await expect.poll(() => messages.join()).toContain('ines.moreau@mail.example');
  await (await openRowMenu(page, 'Inès Moreau')).getByRole('menuitem', { name: 'Voir les détails' }).click();
  await expect(page).toHaveURL('/admin/utilisateurs/user-3');
  await expect(page.getByRole('link', { name: order(3) }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Achats' })).toContainText(/129,56\s€/);

  await page.getByRole('main').getByRole('link', { name: 'Utilisateurs' }).click();
  await page.getByRole('link', { name: 'Ajouter un utilisateur' }).click();
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await page.getByLabel('Nom *').fill('Zoé Garnier');
  await page.getByLabel('E-mail *').fill('zoe.garnier@mail.example');
  await page.getByRole('button', { name: 'Ajouter l’utilisateur' }).click();
  await expect(page.getByText('Utilisateur ajouté avec succès')).toBeVisible();
  await expect(rowOf(table, 'Zoé Garnier')).toContainText('En attente');
});

test('a product is added on its own page, and what is shown is exported as a file', async ({ page }) => {
  await enterAdmin(page, '/admin/produits/ajouter');
  await page.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(page.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible();
  await page.getByLabel('Nom du produit *').fill('Figue; Miel');
  await page.getByLabel('Catégorie *').selectOption('Mixtes');
  await page.getByLabel('Description *').fill('Figue mûre.');
  await page.getByLabel('Prix (€) *').fill('12.5');
  await page.getByRole('button', { name: 'Ajouter le produit' }).click();
  await expect(page).toHaveURL('/admin/produits');
  await page.getByPlaceholder('Rechercher un produit...').fill('figue');
  await expect(page.getByText('1 produit', { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^produits-figue-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"Figue; Miel";figue-miel;Mixtes;12,50;;0;/);
});

test('when the data stays away, the products say so and the orders only log it', async ({ page, expectedMessages }) => {
  expectedMessages.push(/could not be read/, /ERR_FAILED/, /preload|dynamically imported module/);
  await page.route(/\/admin\/assets\/samples-.*\.js/, (route) => route.abort());
  await enterAdmin(page, '/admin/produits');
  await expect(page.getByText('Erreur lors du chargement des produits')).toBeVisible();
  await page.goto('/admin/commandes');
  await expect(page.getByText('Aucune commande trouvée')).toBeVisible();
});

test('what does not exist leads back to its list', async ({ page }) => {
  await enterAdmin(page, '/admin/commandes/inconnue');
  await page.getByRole('link', { name: 'Voir toutes les commandes' }).click();
  await expect(titled(page, 'Commandes')).toBeVisible();
});

for (const session of ['with', 'without'] as const) {
  test(`an unknown address shows the not-found page ${session} a session`, async ({ page, expectedMessages }) => {
    expectedMessages.push(/404/);
    if (session === 'with') await enterAdmin(page);
    for (const address of ['/admin/nulle-part', '/admin/commandes/2/3', '/admin/parametres/x']) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(404);
      await expect(titled(page, 'Oups ! Page non trouvée')).toBeVisible();
      await expect(page.getByText('404')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(session === 'with' ? '/admin' : '/admin/login');
  });
}

test('the address of the administration has no slash at its end', async ({ page }) => {
  await enterAdmin(page, '/admin/');
  await expect(page).toHaveURL('/admin');
  await page.goto('/admin/commandes/?statut=shipped');
  await expect(page).toHaveURL('/admin/commandes?statut=shipped');
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
});

test('what is typed and pressed before the script has come counts', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').pressSequentially(testCredentials.administrator.email);
  await page.getByLabel('Mot de passe', { exact: true }).pressSequentially(testCredentials.administrator.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  resolve();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
});

test('a list that was searched before its script has come shows what is found', async ({ page }) => {
  await enterAdmin(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/admin/commandes', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Rechercher une commande' }).fill('camille');
  resolve();
  await expect(page.getByText('1 commande', { exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Rechercher une commande' })).toHaveValue('camille');
  await expect(page).toHaveURL('/admin/commandes?recherche=camille');
});

test('a product is opened from the menu of its row', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  await (await openRowMenu(page, 'Caramel Beurre Salé')).getByRole('menuitem', { name: 'Modifier' }).click();
  await expect(page).toHaveURL('/admin/produits/3');
  await expect(page.getByLabel('Nom du produit *')).toHaveValue('Caramel Beurre Salé');
});

test('the dashboard opens one second after the login', async ({ page }) => {
  await page.clock.install();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  // A page that has not started by then would wait for the clock.
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion administrateur réussie')).toBeVisible();
  await page.clock.runFor(990);
  await expect(titled(page, 'Administration')).toBeVisible();
  await page.clock.runFor(20);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
});

test('the administration calls no server', async ({ page, isMobile }) => {
  const called: string[] = [];
  page.on('request', (request) => {
    // Its own scripts are fetched into the browser's cache first.
    if (request.url().includes('/admin/assets/')) return;
    if (['fetch', 'xhr', 'websocket'].includes(request.resourceType())) called.push(request.url());
  });
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Remplir automatiquement' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  for (const name of ['Commandes', 'Utilisateurs', 'Tous les produits']) {
    await follow(page, isMobile, name);
    await expect(page.getByRole('table')).toBeVisible();
  }
  await (await openRowMenu(page, 'Vanille Bourbon')).getByRole('menuitem', { name: 'Publier' }).click();
  await expect(rowOf(page.getByRole('table', { name: 'Produits' }), 'Vanille Bourbon')).toContainText('Publié');
  expect(called).toEqual([]);
});

test('a page of the back office whose script can’t be had says so, and comes when it is loaded again', async ({
  page,
  isMobile,
  expectedMessages,
}) => {
  expectedMessages.push(/ERR_FAILED/, /Failed to fetch dynamically imported module/);
  await enterAdmin(page);
  await expect(titled(page, 'Tableau de bord')).toBeVisible();
  // Before, a link is followed by the browser, to a page that asks until its script comes.
  await untilAnswering(page);
  const asked: string[] = [];
  await page.route('**/assets/UsersPage-*.js*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await follow(page, isMobile, 'Utilisateurs');
  await expect(page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' })).toBeVisible();
  // By the browser's own preload, once ahead and three times when it is shown, not again and again.
  expect(asked.length).toBeLessThanOrEqual(5);
  await page.unroute('**/assets/UsersPage-*.js*');
  // The rest of the administration goes on.
  await follow(page, isMobile, 'Paramètres');
  await expect(titled(page, 'Paramètres')).toBeVisible();
  await follow(page, isMobile, 'Utilisateurs');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(titled(page, 'Utilisateurs')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Utilisateurs' })).toBeVisible();
});
