/** Every key under which the shop writes into the browser's storage. The page « Cookies » is generated from them. */
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
