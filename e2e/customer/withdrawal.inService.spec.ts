import { expect, type Page } from '../fixtures.ts';
import { openShop, test } from '../service.ts';

async function declare(page: Page, orderNumber: string, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Numéro de commande' }).fill(orderNumber);
  await main.getByRole('textbox', { name: 'Nom' }).fill('Inès Faure');
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await main.getByRole('button', { name: 'Confirmer la rétractation' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre rétractation est reçue' })).toBeVisible();
  await expect(main.getByText(orderNumber).first()).toBeVisible();
}

const receiptOf = async (page: Page): Promise<string> =>
  /[0-9a-f]{8}-[0-9a-f-]{27}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';

test('a contract is withdrawn from by a link of every page, without login; pressing twice makes one receipt', async ({
  page,
  service,
}, { project }) => {
  await openShop(service);
  const [order, email] = [`CMD-2026-${project.name}`, `ines-${project.name}@exemple.fr`];
  await page.goto('/catalogue');
  await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Accessibilité' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible();
  await foot.getByRole('link', { name: 'Renoncer au contrat ici' }).click();
  await declare(page, order, email);
  const receipt = await receiptOf(page);
  expect(receipt).not.toBe('');

  await page.goto('/retractation');
  await declare(page, order, email);
  expect(await receiptOf(page)).toBe(receipt);

  await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  const [mail] = await service.api.mailsTo(email);
  expect(mail?.text).toContain(receipt);
  expect(mail?.text).toContain('heure de Paris');
  const received = await service.owner.call<{ total: number }>('GET', `/api/admin/withdrawals?q=${email}`);
  expect(received.total).toBe(1);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works all the same', async ({ page, service }, { project }) => {
    await openShop(service);
    const email = `sans-script-${project.name}@exemple.fr`;
    await page.goto('/retractation');
    await page.getByRole('button', { name: "J'ai 18 ans ou plus" }).click();
    // The question of the gate says so, which has been answered.
    await expect(page.getByText(/JavaScript/).filter({ visible: true })).toHaveCount(0);
    await declare(page, `CMD-2026-${project.name}-0`, email);
    await expect.poll(async () => (await service.api.mailsTo(email)).length).toBe(1);
  });
});
