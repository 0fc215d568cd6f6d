import { get, post, put, remove } from './route.ts';
import { AddToCartBody, CartSchema, UpdateQuantityBody } from './shapes.ts';

export const readCart = get('/api/cart', 'customer', { answer: CartSchema });
export const addToCart = post('/api/cart/add', 'customer', { body: AddToCartBody, answer: CartSchema });
export const updateQuantity = put('/api/cart/update-quantity', 'customer', {
  body: UpdateQuantityBody,
  answer: CartSchema,
});
export const clearCart = remove('/api/cart/clear', 'customer', { answer: CartSchema });
