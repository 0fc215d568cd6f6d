import { apiRoutes, simulatedPayment } from '@nuee/domain';
import { demoOwner, livingRoutes, type OwnerOrder } from '@nuee/domain/live';
import { beforeEach, expect, test } from 'vitest';
import { apiUnderTest } from '../testing/apiUnderTest.ts';

const api = apiUnderTest();
const caramel = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
let owner: string;
let token: string;

beforeEach(async () => {
  api.now = new Date('2026-01-15T10:00:00+01:00');
  owner = await api.owner();
  token = await api.newCustomer();
});

const newOrder = async (method: 'card' | 'bank-transfer' = 'card') => {
  await api.succeed(apiRoutes.addToCart, { token, body: caramel });
  return api.order(token, method);
};
const read = (id: string): Promise<OwnerOrder> => api.succeed(livingRoutes.readOwnerOrder, { token: owner, id });
const setStatus = (id: string, status: string, more = {}) =>
  api.succeed(livingRoutes.changeOrderStatus, { token: owner, id, body: { status, ...more } });
const setPayment = (id: string, body: unknown) =>
  api.call('PUT', `/api/admin/orders/${id}/payment`, { token: owner, body });
const list = (query: string) => api.call('GET', `/api/admin/orders${query}`, { token: owner });

test('the owner finds a new order by number, name or e-mail, with its customer', async () => {
  const { _id, orderNumber } = await newOrder();
  const { user } = await read(_id);
  expect(user).toMatchObject({ name: 'Inès Martin' });
  for (const q of [orderNumber.toLowerCase(), user.email.slice(2), 'MART ines', 'in']) {
    const answer = await list(`?limit=1&q=${encodeURIComponent(q)}`);
    expect(answer).toMatchObject({ status: 200, body: { items: [{ _id, orderNumber }] } });
  }
  expect(await list('?q=personne')).toMatchObject({ body: { items: [], next: null, total: 0 } });
});

test('pages follow each other, and each says how many there are', async () => {
  const made = [await newOrder(), await newOrder(), await newOrder()];
  const mine = `&q=${(await read(made[0]?._id ?? '')).user.email}`;
  const first = await api.succeed(
    { ...livingRoutes.listOwnerOrders, path: `/api/admin/orders?limit=2${mine}` },
    { token: owner },
  );
  expect(first).toMatchObject({ total: 3, items: [{ _id: made[2]?._id }, { _id: made[1]?._id }] });
  const rest = await list(`?limit=2&after=${first.next}${mine}`);
  expect(rest).toMatchObject({ body: { total: 3, next: null, items: [{ _id: made[0]?._id }] } });
  expect(await list(`?limit=2&sort=orderNumber&after=${first.next}`)).toMatchObject({ status: 400 });
});

test.each([
  '?limit=0',
  '?limit=101',
  '?limit=x',
  '?sort=color',
  '?sort=constructor',
  '?after=garbage',
  '?status=lost',
  '?payment=gold',
  '?from=2026-13-01',
  '?to=hier',
  '?q=a&q=b',
  '?q=%00',
])('%s is refused', async (query) => {
  expect(await list(query)).toMatchObject({ status: 400, body: { message: expect.stringContaining('paramètre') } });
});

test('unknown parameters are ignored, and days are those of Paris', async () => {
  api.now = new Date('2026-03-29T23:30:00Z');
  const travelled = await api.owner();
  token = await api.newCustomer();
  const list = (query: string) => api.call('GET', `/api/admin/orders${query}`, { token: travelled });
  const { _id } = await newOrder();
  expect(await list('?color=red&from=2026-03-30&to=2026-03-30')).toMatchObject({
    body: { total: 1, items: [{ _id }] },
  });
  expect(await list('?from=2026-03-29&to=2026-03-29')).toMatchObject({ body: { total: 0 } });
  api.now = new Date('2026-01-15T10:00:00+01:00');
});

test('any status follows any other; the same again changes nothing; the timeline and the journal say who and what', async () => {
  const { _id, orderNumber } = await newOrder();
  await setStatus(_id, 'delivered');
  const again = await setStatus(_id, 'delivered');
  expect(again).toMatchObject({ isDelivered: true, deliveredAt: api.now.toISOString() });
  const back = await setStatus(_id, 'processing');
  expect(back).toMatchObject({ status: 'processing', isDelivered: false });
  expect(back.deliveredAt).toBeUndefined();
  expect(back.timeline).toMatchObject([
    { who: 'customer', what: 'created' },
    { who: demoOwner.email, what: 'status', from: 'pending', to: 'delivered' },
    { who: demoOwner.email, what: 'status', from: 'delivered', to: 'processing' },
  ]);
  const { body } = await api.call('GET', `/api/admin/journal?q=${orderNumber}`, { token: owner });
  expect(body).toMatchObject({
    total: 2,
    items: [
      { what: 'order.status', who: demoOwner.email, name: orderNumber, from: 'delivered', to: 'processing' },
      { from: 'pending', to: 'delivered' },
    ],
  });
  expect(await api.succeed(apiRoutes.readOrder, { token, id: _id })).toMatchObject({ status: 'processing' });
});

test('a parcel can be tracked with the link set when it was shipped', async () => {
  const { _id, orderNumber } = await newOrder();
  const trackingUrl = 'https://suivi.transporteur.example/colis/6A1';
  expect(await setStatus(_id, 'processing', { trackingUrl })).not.toHaveProperty('trackingUrl');
  expect(await setStatus(_id, 'shipped', { trackingUrl })).toMatchObject({ trackingUrl });
  expect(await setStatus(_id, 'delivered')).toMatchObject({ trackingUrl });
  const own = await api.succeed(livingRoutes.listOrders, { token });
  expect(own.items.find((order) => order.orderNumber === orderNumber)).toMatchObject({ trackingUrl });
  expect(await setStatus(_id, 'shipped')).not.toHaveProperty('trackingUrl');
  for (const bad of ['javascript:alert(1)', 'http://suivi.example', 'suivi', `https://a.example/${'a'.repeat(500)}`]) {
    const body = { status: 'delivered', trackingUrl: bad };
    expect(await api.call('PUT', `/api/admin/orders/${_id}/status`, { token: owner, body })).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Lien de suivi') },
    });
  }
});

test('a transfer that came in is paid and gets the next invoice number; it can only be refunded, once', async () => {
  const [a, b] = [await newOrder('bank-transfer'), await newOrder('bank-transfer')];
  expect(await setPayment(a._id, { paymentStatus: 'refunded' })).toMatchObject({ status: 409 });
  const paid = await setPayment(a._id, { paymentStatus: 'paid', reference: 'VIR 42' });
  expect(paid).toMatchObject({
    status: 200,
    body: { isPaid: true, status: 'pending', paymentStatus: 'paid', paymentReference: 'VIR 42' },
  });
  await setPayment(b._id, { paymentStatus: 'paid' });
  const numbers = [await read(a._id), await read(b._id)].map(({ invoiceNumber }) => Number(invoiceNumber?.slice(-6)));
  expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1);
  const { paidAt } = await read(a._id);
  const refunded = await setPayment(a._id, { paymentStatus: 'refunded' });
  expect(refunded).toMatchObject({
    body: { isPaid: false, paidAt, paymentStatus: 'refunded', creditNumber: expect.stringMatching(/^A-2026-\d{6}$/) },
  });
  expect(await setPayment(a._id, { paymentStatus: 'paid' })).toMatchObject({ status: 409 });
  const card = { token, body: simulatedPayment(a._id, 'a@exemple.fr', api.now) };
  expect(await api.call('PUT', apiRoutes.payOrder.path.replace('{id}', a._id), card)).toMatchObject({
    status: 409,
    body: { message: 'Cette commande est déjà remboursée.' },
  });
});

test('fifty concurrent payments take fifty numbers without gaps or duplicates', async () => {
  const orders = [];
  for (let i = 0; i < 50; i += 1) orders.push(await newOrder());
  await Promise.all(
    orders.map(({ _id }) =>
      api.succeed(apiRoutes.payOrder, { token, id: _id, body: simulatedPayment(_id, 'a@exemple.fr', api.now) }),
    ),
  );
  const numbers: number[] = [];
  for (const { _id } of orders) numbers.push(Number((await read(_id)).invoiceNumber?.slice(-6)));
  numbers.sort((x, y) => x - y);
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, i) => (numbers[0] ?? 0) + i));
});

test('many orders are changed at once, with an answer for each', async () => {
  const { _id } = await newOrder();
  const answer = await api.call('POST', '/api/admin/orders/bulk', {
    token: owner,
    body: { ids: [_id, 'unknown', _id], status: 'shipped' },
  });
  expect(answer).toMatchObject({
    status: 200,
    body: [
      { id: _id, ok: true },
      { id: 'unknown', ok: false, message: 'Commande non trouvée' },
    ],
  });
  const ids = Array.from({ length: 201 }, (_, i) => `o${i}`);
  expect(
    await api.call('POST', '/api/admin/orders/bulk', { token: owner, body: { ids, status: 'shipped' } }),
  ).toMatchObject({
    status: 422,
  });
});

test('a note is internal', async () => {
  const { _id } = await newOrder();
  const noted = await api.succeed(livingRoutes.addOrderNote, {
    token: owner,
    id: _id,
    body: { text: ' Rappeler\ndemain ' },
  });
  expect(noted.timeline.at(-1)).toMatchObject({ what: 'note', text: 'Rappeler\ndemain', who: demoOwner.email });
  const own = await api.succeed(livingRoutes.listOrders, { token });
  expect(JSON.stringify(own)).not.toContain('Rappeler');
  for (const text of ['', '  ', 'a\u0000b', 7]) {
    expect((await api.call('POST', `/api/admin/orders/${_id}/notes`, { token: owner, body: { text } })).status).toBe(
      422,
    );
  }
});

test('a customer lists her own orders only', async () => {
  const { _id } = await newOrder();
  expect(await api.succeed(livingRoutes.listOrders, { token })).toMatchObject({
    total: 1,
    items: [{ _id, paymentStatus: 'pending' }],
  });
  const other = await api.newCustomer();
  expect(await api.succeed(livingRoutes.listOrders, { token: other })).toEqual({ items: [], next: null, total: 0 });
});

test('the dashboard counts what was sold', async () => {
  const before = await api.succeed(livingRoutes.readDashboard, { token: owner });
  const { _id } = await newOrder();
  await setPayment(_id, { paymentStatus: 'paid' });
  const after = await api.succeed(livingRoutes.readDashboard, { token: owner });
  const { totalPrice } = await read(_id);
  expect(after.totalOrders - before.totalOrders).toBe(1);
  expect((after.totalSales ?? 0) - (before.totalSales ?? 0)).toBeCloseTo(totalPrice, 2);
  expect(after.salesByDay?.at(-1)).toMatchObject({ day: '2026-01-15' });
  expect(after.recentOrders.map((order) => order._id)).toContain(_id);
  expect(after.waiting.toShip - before.waiting.toShip).toBe(1);
});

test('a paid order that is cancelled waits for its refund', async () => {
  const { waiting: before } = await api.succeed(livingRoutes.readDashboard, { token: owner });
  const { _id } = await newOrder();
  await setPayment(_id, { paymentStatus: 'paid' });
  await setStatus(_id, 'cancelled');
  const { waiting } = await api.succeed(livingRoutes.readDashboard, { token: owner });
  expect(waiting.refunds - before.refunds).toBe(1);
  const path = `${livingRoutes.listOwnerOrders.path}?status=toRefund`;
  const listed = () => api.succeed({ ...livingRoutes.listOwnerOrders, path }, { token: owner });
  const { items, total } = await listed();
  expect(items.map((order) => order._id)).toContain(_id);
  expect(total).toBe(waiting.refunds);
  await setPayment(_id, { paymentStatus: 'refunded' });
  expect((await listed()).items.map((order) => order._id)).not.toContain(_id);
});

test('waiting orders have one filter value, and the best products are sorted by sales', async () => {
  const listed = async (query: string) => {
    const path = `${livingRoutes.listOwnerOrders.path}?limit=100&${query}`;
    return (await api.succeed({ ...livingRoutes.listOwnerOrders, path }, { token: owner })).items.map(({ _id }) => _id);
  };
  const { _id } = await newOrder();
  expect(await listed('payment=awaited')).toContain(_id);
  expect(await listed('status=toShip')).not.toContain(_id);
  await setPayment(_id, { paymentStatus: 'paid' });
  expect(await listed('payment=awaited')).not.toContain(_id);
  expect(await listed('status=toShip')).toContain(_id);
  // What can't hold at once is found nowhere.
  expect(await listed('status=toShip&payment=awaited')).toEqual([]);
  const { bestProducts = [], waiting } = await api.succeed(livingRoutes.readDashboard, { token: owner });
  expect(await listed('status=toShip')).toHaveLength(waiting.toShip);
  const [best] = bestProducts;
  const { items } = await read(_id);
  expect(bestProducts.map(({ name }) => name)).toContain(items[0]?.name);
  expect(bestProducts.every(({ total }) => total <= (best?.total ?? 0))).toBe(true);
  expect((await api.call('GET', '/api/admin/orders?status=constructor', { token: owner })).status).toBe(400);
});
