import { enterShop, expect, type Page, test } from '../fixtures.ts';
import { addToCart, cartLine, cartLink, createCustomer, sendLogin } from '../shopper.ts';

// What Chromium does where cookies are blocked: the names of the storages throw, and locks are refused.
const blocked = () => {
  navigator.locks.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

async function buyAndLogIn(page: Page, api: string): Promise<void> {
  const customer = await createCustomer(api);
  await enterShop(page, '/');
  await addToCart(page, { product: 'Tabac Blond', strength: 6, size: 10 });
  await cartLink(page).click();
  await expect(cartLine(page, 'Tabac Blond')).toBeVisible();
  await page.getByRole('button', { name: 'Procéder au paiement' }).click();
  await sendLogin(page, customer);
  await expect(page.getByRole('heading', { level: 1, name: 'Finaliser la commande' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Tabac Blond');
}

for (const [state, script] of [
  ['blocked cookies', blocked],
  ['a full storage', full],
] as const) {
  test(`with ${state} a visitor passes the gate, fills a cart and logs in until the tab is closed`, async ({
    page,
    api,
  }) => {
    await page.addInitScript(script);
    await buyAndLogIn(page, api.url);
  });
}
