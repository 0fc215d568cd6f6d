import { readFile } from 'node:fs/promises';
import { enterAdmin, figure, follow, openRowMenu, rowOf, titled } from '../administrator.ts';
import { expect, test, untilAnswering } from '../fixtures.ts';
import { press } from '../shopper.ts';

test('products are searched and filtered', async ({ page }) => {
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

test('a product is published, unpublished, and deleted after a confirmation', async ({ page }) => {
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

test('a product is changed on its page, a category renamed, and every screen shows it', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/produits/3');
  await page.getByLabel('Prix réduit (€)').fill('25');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByLabel('Prix réduit (€)')).toHaveAccessibleDescription(
    'Indiquez un prix réduit inférieur au prix.',
  );
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

test('a product is opened from the menu of its row', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  await (await openRowMenu(page, 'Caramel Beurre Salé')).getByRole('menuitem', { name: 'Modifier' }).click();
  await expect(page).toHaveURL('/admin/produits/3');
  await expect(page.getByLabel('Nom du produit *')).toHaveValue('Caramel Beurre Salé');
});

test('a refused product says what is wrong at its fields, and over the dialog', async ({ page }) => {
  await enterAdmin(page, '/admin/produits');
  await page.getByRole('button', { name: 'Ajouter un produit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un nouveau produit' });
  await dialog.getByRole('button', { name: 'Ajouter le produit' }).click();
  const name = dialog.getByLabel('Nom du produit *');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Indiquez le nom du produit.');
  const message = page.getByText('Veuillez remplir tous les champs obligatoires');
  const isOnTop = () =>
    message.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
  await page.getByRole('button', { name: 'Fermer la notification' }).click();
  await expect(dialog).toBeVisible();
  await name.fill('Poire Cardamome');
  await expect(name).not.toHaveAttribute('aria-invalid');
});

test('unsaved text is not lost without a question', async ({ page, isMobile }) => {
  await enterAdmin(page, '/admin/produits');
  await untilAnswering(page);
  await page.getByRole('link', { name: 'Caramel Beurre Salé' }).click();
  const name = page.getByLabel('Nom du produit *');
  const question = page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' });
  await name.fill('Caramel Brun');

  await page.getByRole('main').getByRole('link', { name: 'Produits' }).click();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(name).toHaveValue('Caramel Brun');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Annuler' }).click();
  await expect(page).toHaveURL('/admin/produits/3');
  await expect(name).toHaveValue('Caramel Brun');

  const asked = page.waitForEvent('dialog');
  // Not `page.reload`, which waits for a load that isn't to come.
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const browsers = await asked;
  expect(browsers.type()).toBe('beforeunload');
  await browsers.dismiss();
  await expect(name).toHaveValue('Caramel Brun');

  await page.goBack();
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/admin/produits');
  await expect(page.getByRole('link', { name: 'Caramel Beurre Salé' })).toBeVisible();

  // What is saved is left without a question.
  await page.getByRole('link', { name: 'Caramel Beurre Salé' }).click();
  await name.fill('Caramel Brun');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await follow(page, isMobile, 'Catégories');
  await expect(titled(page, 'Catégories')).toBeVisible();

  await follow(page, isMobile, 'Tous les produits');
  await page.getByRole('button', { name: 'Ajouter un produit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un nouveau produit' });
  await dialog.getByLabel('Nom du produit *').fill('Poire');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter' }).click();
  await expect(dialog).toBeHidden();
});

test('a category takes the name of another one only after a question', async ({ page }) => {
  await enterAdmin(page, '/admin/categories');
  await (await openRowMenu(page, 'Menthes')).getByRole('menuitem', { name: 'Renommer' }).click();
  await page.getByLabel('Nouveau nom de Menthes').fill('fruités');
  await page.getByRole('button', { name: 'Renommer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Réunir les deux catégories ?' });
  await expect(question).toHaveAccessibleDescription(/La catégorie «\sFruités\s» existe déjà/);
  await question.getByRole('button', { name: 'Réunir' }).click();
  await expect(page.getByText('Catégories réunies avec succès')).toBeVisible();
  const table = page.getByRole('table', { name: 'Catégories' });
  await expect(rowOf(table, 'Fruités')).toContainText('2 produits');
  await expect(rowOf(table, 'Menthes')).toHaveCount(0);
});
