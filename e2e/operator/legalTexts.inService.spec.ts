import { legalTexts } from '@nuee/domain';
import type { NewProduct, OwnerLegalText, OwnerProduct, ShopSettings } from '@nuee/domain/live';
import { titled } from '../administrator.ts';
import { expect, type Page } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { enterAccount, orderByTransfer } from '../ownAccount.ts';
import { openShop, serviceOwner, test } from '../service.ts';
import { addToCart, cartLink } from '../shopper.ts';

type Service = Parameters<typeof openShop>[0];

// What the journeys set would be in the way of others.
test.use({ shopOf: 'legal texts' });

const enter = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
};

/** Saves a text as its next version, and waits until the shop shows it. */
const save = async (service: Service, name: string, change: (before: string) => string): Promise<void> => {
  const address = `/api/admin/texts/${name}`;
  const { content, version } = await service.owner.call<OwnerLegalText>('GET', address);
  await service.owner.call('PUT', address, { content: change(content), version });
  await service.published();
};

const set = async (service: Service, settings: Partial<Omit<ShopSettings, 'version'>>): Promise<void> => {
  const { version } = await service.owner.call<ShopSettings>('GET', '/api/admin/settings');
  await service.owner.call('PUT', '/api/admin/settings', { ...settings, version });
  await service.published();
};

/** Adds a product that the shop sells. */
const add = (service: Service, product: Partial<NewProduct>): Promise<OwnerProduct> =>
  service.owner.call<OwnerProduct>('POST', '/api/admin/products', {
    shortDescription: 'Une recette de la maison',
    description: 'Une recette de la maison.',
    category: 'Gourmands',
    price: 15.9,
    nicotineStrengths: [0, 3],
    sizes: [10],
    status: 'published',
    stock: 100,
    ...product,
  });

const on = { reviews: true, badges: true, promotions: true, newsletter: true };

test('each legal page is a static text of the owner with the settings filled in, and delivery says what the cart asks', async ({
  page,
  service,
}) => {
  test.slow();
  await openShop(service);
  await set(service, { shipping: { fee: 6.5, freeAbove: 60 } });
  const main = page.getByRole('main');
  await enter(page, '/conditions-generales');
  await expect(main.getByRole('heading', { level: 2, name: /^Article \d/ })).toHaveCount(7);
  await expect(main).toContainText('Les Flacons de Brest SARL, 3 quai du Port');
  await expect(main).toContainText('Médiation Bretagne');
  await expect(main.getByRole('region', { name: 'Garantie légale de conformité' })).toContainText(
    'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien',
  );
  const form = main.getByRole('region', { name: 'Modèle de formulaire de rétractation' });
  await expect(form).toContainText('Les Flacons de Brest SARL');
  await expect(form.getByRole('button', { name: 'Imprimer' })).toBeVisible();
  for (const { title, address } of Object.values(legalTexts)) {
    const html = await (await page.request.get(address)).text();
    expect(html).toContain(`>${title}</h1>`);
    await page.goto(address);
    await expect(main).not.toContainText(/[{}]|\[\[/);
  }
  await page.goto('/cookies');
  await expect(main.getByText('ageVerified')).toBeVisible();
  await page.goto('/livraison');
  await expect(main).toContainText(/La livraison coûte 6,50.€/);

  await addToCart(page, { product: 'Tabac Blond', strength: 3, size: 10 });
  await cartLink(page).click();
  await expect(page.getByRole('row', { name: /Livraison/ })).toContainText('6,50');
  await set(service, { shipping: { fee: 4.99, freeAbove: 50 } });
});

test('an owner writes a legal text with its preview beside it; each version stays, and the shop shows the last one', async ({
  page,
  service,
}) => {
  test.slow();
  await openShop(service);
  await enterOffice(page, serviceOwner);
  await page.goto('/admin/textes');
  await page.getByRole('link', { name: /Modifier «\sMentions légales\s»/ }).click();
  const field = page.getByRole('textbox', { name: 'Contenu' });
  await expect(field).toHaveValue(/## Éditeur/);
  const mark = `Relu par ${test.info().project.name}`;
  await field.fill(`Qui édite cette boutique.\n\n## Éditeur\n{raison sociale}\n<b>${mark}</b>`);
  const preview = page.frameLocator('iframe[title^="Aperçu"]').locator('body');
  await expect(preview).toContainText('Les Flacons de Brest SARL');
  await expect(preview).toContainText(`<b>${mark}</b>`);
  await field.fill(`Qui édite cette boutique.\n\n## Éditeur\n{raison sociale}\n${mark} {nom}`);
  await expect(field).toHaveAccessibleDescription('Le repère {nom} n’existe pas.');
  await field.fill(`Qui édite cette boutique.\n\n## Éditeur\n{raison sociale}\n${mark}`);
  await page.getByRole('button', { name: 'Enregistrer et publier' }).click();
  await expect(page.getByText('Texte enregistré')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Version' })).toContainText(serviceOwner.email);

  await page.getByRole('combobox', { name: 'Version' }).selectOption('Texte d’origine');
  await expect(page.getByText(/Vous lisez une version antérieure/)).toBeVisible();
  await expect(preview).toContainText('Siège social');
  await page.getByRole('button', { name: 'Revenir à la dernière' }).click();
  await expect(field).toHaveValue(new RegExp(mark));

  await service.published();
  const html = await (await page.request.get('/mentions-legales')).text();
  expect(html).toContain(mark);
  expect(html).toContain('Version en vigueur au');
});

test('an order keeps the terms that were agreed to: the customer and the owner read them whatever the shop says later', async ({
  page,
  service,
}) => {
  test.slow();
  await openShop(service);
  const agreed = `Convenu avec ${test.info().project.name}.`;
  await save(service, 'terms', (before) => `${before}\n\n${agreed}`);
  const { url } = service.api;
  const { email } = await enterAccount(page, url);
  const { _id, orderNumber } = await orderByTransfer(page, url);
  await save(service, 'terms', (before) => before.replace(agreed, 'Autre chose.'));

  const row = page.getByRole('main').getByRole('article', { name: orderNumber });
  await row.getByRole('button', { name: 'Voir le détail' }).click();
  await row.getByRole('button', { name: 'Lire les conditions acceptées' }).click();
  const dialog = page.getByRole('dialog', { name: /^Conditions acceptées le/ });
  await expect(dialog).toContainText(agreed);
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).click();

  // The notice of guarantees stands on the confirmation and in its mail, as do the terms in the mail.
  await page.goto(`/commande-confirmee/${_id}`);
  await expect(page.getByRole('region', { name: 'Garantie légale de conformité' })).toBeVisible();
  await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  const [mail] = await service.api.mailsTo(email);
  expect(mail?.text).toContain(agreed);
  expect(mail?.text).toContain('Garantie légale de conformité');
  expect(mail?.text?.replace(/\s+/g, ' ')).toContain(
    'pendant une durée de deux ans à compter de la découverte du défaut',
  );

  await enterOffice(page, serviceOwner);
  await page.goto(`/admin/commandes/${_id}`);
  await expect(page.getByText(/^Version \d+, acceptée à la commande/)).toBeVisible();
  await page.getByRole('button', { name: 'Lire les conditions acceptées' }).click();
  await expect(page.getByRole('dialog', { name: /^Conditions acceptées le/ })).toContainText(agreed);
});

test('the owner reads who withdrew, and goes from there to the order', async ({ page, service }) => {
  await openShop(service);
  const { url } = service.api;
  const { email } = await enterAccount(page, url);
  const { orderNumber } = await orderByTransfer(page, url);
  const body = { orderNumber, email, name: 'Inès Faure', confirm: true, reason: 'Trop sucré' };
  const declared = await page.request.post(`${url}/api/withdrawals`, { data: body });
  expect(declared.status()).toBe(202);

  await enterOffice(page, serviceOwner);
  await page.goto('/admin/retractations');
  await page.getByRole('searchbox', { name: 'Rechercher une rétractation' }).fill(email);
  const row = page.getByRole('row', { name: new RegExp(orderNumber) });
  await expect(row).toContainText('Trop sucré');
  // Nothing was paid yet: there is no day until when money goes back.
  await expect(row).toContainText('Reçue');
  await row.getByRole('link', { name: orderNumber }).click();
  await expect(titled(page, orderNumber)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Historique' })).toContainText('Rétractation demandée');
});

test('a price is struck only where the last 30 days had a higher one, and the data for search engines agree', {
  tag: '@release',
}, async ({ page, service }) => {
  test.slow();
  await openShop(service);
  const html = async (address: string) => (await page.request.get(address)).text();
  // It was always sold at its reduced price: nobody has ever paid the other one.
  const name = `Caramel ${test.info().project.name}`;
  const { slug } = await add(service, { name, discountPrice: 12.9 });
  await service.published();
  expect(await html(`/produit/${slug}`)).not.toMatch(/<(?:s|del)[ >]/);
  expect(await html(`/produit/${slug}`)).toContain('"price":"12.90"');

  const [tabac] = (await service.owner.call<{ items: OwnerProduct[] }>('GET', '/api/admin/products?q=Tabac')).items;
  const reduce = async (discountPrice: number | null) => {
    const { version } = await service.owner.call<OwnerProduct>('GET', `/api/admin/products/${tabac?.id}`);
    await service.owner.call('PUT', `/api/admin/products/${tabac?.id}`, { discountPrice, version });
    await service.published();
  };
  await reduce(12.5);
  await enter(page, '/produit/tabac-blond');
  const main = page.getByRole('main');
  await expect(main.getByText('12,50 €').first()).toBeVisible();
  expect(await html('/produit/tabac-blond')).toMatch(/Prix le plus bas des 30 derniers jours\u00a0: <\/[^>]+><s[ >]/);
  expect(await html('/produit/tabac-blond')).toContain('"price":"12.50"');
  await set(service, { switches: { ...on, promotions: false } });
  expect(await html('/produit/tabac-blond')).not.toMatch(/<(?:s|del)[ >]/);
  expect(await html('/catalogue')).not.toMatch(/<(?:s|del)[ >]/);
  await set(service, { switches: on });
  await reduce(null);
});

test('badges and newsletter are on no page once their owner has switched them off, and no review is invented', {
  tag: '@release',
}, async ({ page, service, isMobile }) => {
  test.slow();
  await openShop(service);
  const name = `Mangue ${test.info().project.name}`;
  const { slug } = await add(service, { name, isBestSeller: true, isNew: true });
  await set(service, { switches: on });
  await enter(page, '/');
  await expect(page.getByRole('heading', { name: 'Nos Best-Sellers' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /e-mail/i }).first()).toBeVisible();
  await expect(page.getByText('Ce que nos clients pensent')).toHaveCount(0);
  const bare = { ...on, badges: false, newsletter: false };
  await set(service, { switches: bare });
  for (const address of ['/', '/catalogue', `/produit/${slug}`]) {
    const html = await (await page.request.get(address)).text();
    expect(html, address).not.toMatch(
      />Best-seller<|>Nouveau<|Nos Best-Sellers|Restez informé|Ce que nos clients pensent/,
    );
  }
  await page.goto('/catalogue');
  if (isMobile) await page.getByRole('button', { name: 'Filtrer' }).click();
  await expect(page.getByRole('checkbox', { name: 'En stock uniquement' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Nouveautés uniquement' })).toHaveCount(0);
  const refused = await page.request.post(`${service.api.url}/api/newsletter`, { data: { email: 'ines@exemple.fr' } });
  expect(refused.status()).toBe(409);
  await set(service, { switches: on });
});
