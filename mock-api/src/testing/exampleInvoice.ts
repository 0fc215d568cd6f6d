/** An invoice with every mention, for the tests of how it is drawn and kept. */
import { orderTotals } from '@nuee/domain';
import { addresses } from '@nuee/domain/fixtures';
import type { Invoice } from '../invoices/invoice.ts';

const items = [
  {
    _id: 'l1',
    name: 'Caramel Beurre Salé',
    image: '/images/products/caramel.png',
    size: 10,
    nicotineStrength: 3,
    quantity: 2,
    price: 17.99,
  },
];

export const exampleInvoice: Invoice = {
  number: 'F-2026-000001',
  issuedAt: '2026-01-15T23:30:00.000Z',
  vat: { rate: 20, included: false },
  seller: {
    name: 'Maison Nuée',
    email: 'bonjour@maison-nuee.example',
    phone: '01 23 45 67 89',
    address: '1 rue des Brumes\n75003 Paris',
    legalForm: 'SARL',
    capital: '10 000 €',
    rcs: 'Paris 123 456 789',
    siret: '123 456 789 00012',
    vatNumber: 'FR12345678901',
    publisher: '',
    host: '',
  },
  order: {
    _id: 'o1',
    orderNumber: 'CMD-2026-001',
    createdAt: '2026-01-14T10:00:00.000Z',
    status: 'processing',
    shippingAddress: addresses.camille,
    billingAddress: addresses.nathan,
    paymentMethod: 'bank-transfer',
    isPaid: true,
    paidAt: '2026-01-15T23:30:00.000Z',
    isDelivered: false,
    items,
    ...orderTotals(items),
  },
};
