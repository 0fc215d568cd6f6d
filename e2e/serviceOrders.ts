import * as contract from '@nuee/domain/contract';
import type { OwnerOrder } from '@nuee/domain/live';
import { expect } from './fixtures.ts';
import { logInElsewhere } from './ownAccount.ts';
import type { Service } from './service.ts';
import { createCustomer } from './shopper.ts';

const address = {
  ...{ firstName: 'Inès', lastName: 'Faure', phone: '0601020304' },
  ...{ street: '4 rue des Lilas', city: 'Lyon', postalCode: '69001', country: 'France' },
};

interface Placed {
  customer?: { email: string; password: string };
  quantity?: number;
}

/** An order for « Tabac Blond » by transfer, made through the API: of a new customer, for two bottles, unless it is said otherwise. */
export async function orderInService(service: Service, { customer, quantity = 2 }: Placed = {}) {
  const { url } = service.api;
  const token = await logInElsewhere(url, customer ?? (await createCustomer(url)));
  /** A call of the customer. */
  const send = async (path: string, body: unknown = {}) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const { items } = await service.owner.call<{ items: { id: string }[] }>('GET', '/api/admin/products?q=tabac');
  await send(contract.addToCart.path, { productId: items[0]?.id, quantity, size: 10, nicotineStrength: 6 });
  const { _id } = await send(contract.createOrder.path, {
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: 'bank-transfer',
  });
  const order = await service.owner.call<OwnerOrder>('GET', `/api/admin/orders/${_id}`);
  return { ...order, send };
}
