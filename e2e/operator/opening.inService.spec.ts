import { openShopSettings } from '@nuee/domain/fixtures';
import { standardSettings } from '@nuee/domain/live';
import { titled } from '../administrator.ts';
import { expect } from '../fixtures.ts';
import { enterOffice } from '../office.ts';
import { serviceOwner, test } from '../service.ts';

test('a shop that lacks something tells its visitors that it opens soon, and its owner what is missing, until nothing is', async ({
  page,
  service,
  isMobile,
}) => {
  // All pages are rendered twice.
  test.slow();
  await service.sell();
  const { identity, mediator, bankTransfer } = openShopSettings;
  const lacking = { identity, mediator: { ...mediator, site: '' } };
  await service.setUp({ ...lacking, bankTransfer: standardSettings.bankTransfer });
  await service.published();
  for (const address of ['/', '/catalogue', '/produit/tabac-blond', '/panier']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'La boutique ouvre bientôt' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();

  await enterOffice(page, serviceOwner);
  if (isMobile) await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('link', { name: 'Avant d’ouvrir' }).filter({ visible: true }).click();
  await expect(titled(page, 'Avant d’ouvrir')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Médiateur de la consommation',
    'Compte pour les virements',
    // A provider is offered, not required.
    'Paiement par carte',
  ]);

  await service.setUp({ ...lacking, bankTransfer });
  await page.reload();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Médiateur de la consommation',
    'Paiement par carte',
  ]);
  await main.getByRole('link', { name: 'Site du médiateur' }).click();
  const field = page.getByRole('textbox', { name: 'Site du médiateur' });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await field.fill('https://mediation.example');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Paramètres enregistrés')).toBeVisible();
  await page.goto('/admin/avant-d-ouvrir');
  await expect(main.getByText(/La boutique est ouverte/)).toBeVisible();

  await service.published();
  await page.goto('/catalogue');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  await page.getByRole('main').getByRole('link', { name: 'Tabac Blond' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tabac Blond' })).toBeVisible();
});
