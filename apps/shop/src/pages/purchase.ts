// One file for the way from the cart to the thanks: a step of it is there at once, and what only they share isn't part of
// every other page.
export { default as CartPage } from './cart/CartPage.tsx';
export { default as CheckoutPage } from './checkout/CheckoutPage.tsx';
export { default as ConfirmationPage } from './confirmation/ConfirmationPage.tsx';
