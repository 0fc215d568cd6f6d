/** Every name under which the shop writes into the browser's storage: the page « Cookies » is made of them. */
export const storageKeys = {
  ageVerified: 'ageVerified',
  cart: 'cart',
  removedCartItems: 'removedCartItems',
  checkoutDraft: 'checkoutDraft',
  submission: 'submission',
  unpaidOrders: 'unpaidOrders',
  token: 'token',
  role: 'userRole',
  name: 'userName',
  email: 'userEmail',
} as const;
