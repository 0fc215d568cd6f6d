import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addresses, carts, frozenNow, orders, profiles } from '../fixtures/index.ts';
import { firstMessage } from '../issues.ts';
import {
  AddressBody,
  AddressSchema,
  AddToCartBody,
  CartSchema,
  CreateOrderBody,
  LoginBody,
  OrderSchema,
  PayOrderBody,
  ProfileSchema,
  RegisterBody,
  UpdateQuantityBody,
} from './shapes.ts';

const add = { productId: '3', quantity: 2, size: 30, nicotineStrength: 3 };
const register = { firstName: 'Camille', lastName: 'Roussel', email: 'camille@mail.example', password: 'huit car' };
const createOrder = {
  shippingAddress: addresses.camille,
  billingAddress: addresses.nathan,
  paymentMethod: 'card',
  notes: 'Deuxième étage',
};
const paymentResult = {
  id: 'SIM-1',
  status: 'COMPLETED',
  update_time: frozenNow,
  email_address: 'camille@mail.example',
};

/** The message of a refusal, or `undefined` when the body is accepted. */
function refusal(schema: v.GenericSchema, body: unknown): string | undefined {
  const result = v.safeParse(schema, body);
  return result.success ? undefined : firstMessage(result.issues);
}

describe('the entities', () => {
  it.each(Object.entries(carts))('accept the cart %s', (_, cart) => {
    expect(v.parse(CartSchema, cart)).toEqual(cart);
  });

  it.each(Object.entries(orders))('accept the order %s, also after JSON', (_, order) => {
    expect(v.parse(OrderSchema, order)).toEqual(order);
    expect(v.parse(OrderSchema, JSON.parse(JSON.stringify(order)))).toEqual(order);
  });

  it.each(Object.entries(profiles))('accept the profile %s', (_, profile) => {
    expect(v.parse(ProfileSchema, profile)).toEqual(profile);
  });

  it('refuse an order with an unreadable date', () => {
    expect(v.is(OrderSchema, { ...orders.pendingPaid, createdAt: 'hier' })).toBe(false);
  });

  it('have the same fields in an address that is read and in one that is sent', () => {
    expect(Object.keys(AddressSchema.entries)).toEqual(Object.keys(AddressBody.entries));
  });
});

describe('every body', () => {
  const bodies = [
    [AddToCartBody, add],
    [UpdateQuantityBody, { itemId: '3-30-3', quantity: 0 }],
    [LoginBody, { email: register.email, password: 'x' }],
    [RegisterBody, register],
    [CreateOrderBody, createOrder],
    [PayOrderBody, { paymentResult }],
  ] as const;

  it.each(bodies)('is accepted when it is complete', (schema, body) => {
    expect(v.parse(schema, body)).toEqual(body);
  });

  it.each(bodies)('loses the keys that are not in the contract', (schema, body) => {
    const hostile = JSON.parse(
      `{"__proto__":{"isAdmin":true},"isPaid":true,"price":0.01,${JSON.stringify(body).slice(1)}`,
    );
    expect(v.parse(schema, hostile)).toStrictEqual(v.parse(schema, body));
  });

  it.each(bodies)('is refused when it isn’t an object', (schema) => {
    for (const body of [null, undefined, 'x', 3, true]) {
      expect(refusal(schema, body)).toBe('Le corps de la requête doit être un objet JSON.');
    }
  });

  it.each(bodies)('is refused without any one of its fields', (schema, body) => {
    for (const key of Object.keys(body).filter((name) => name !== 'notes')) {
      expect(refusal(schema, { ...body, [key]: undefined })).toBeDefined();
      expect(refusal(schema, Object.fromEntries(Object.entries(body).filter(([name]) => name !== key)))).toMatch(
        /^Le champ «\u00a0.+\u00a0» est obligatoire\.$/,
      );
    }
  });

  it.each(bodies)('is refused when a field has another type', (schema, body) => {
    for (const key of Object.keys(body)) {
      for (const value of [{}, [], true, null]) expect(refusal(schema, { ...body, [key]: value })).toBeDefined();
    }
  });
});

describe('a quantity', () => {
  it.each([1, 9_999])('of %d can be added', (quantity) => {
    expect(refusal(AddToCartBody, { ...add, quantity })).toBeUndefined();
  });

  it.each([0, -1, 10_000, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2'])('of %s can’t be added', (quantity) => {
    expect(refusal(AddToCartBody, { ...add, quantity })).toBe(
      'Le champ «\u00a0Quantité\u00a0» doit être un nombre entier de 1 à 9\u202f999.',
    );
  });

  it.each([0, 1, 9_999])('of %d can be set', (quantity) => {
    expect(refusal(UpdateQuantityBody, { itemId: 'a', quantity })).toBeUndefined();
  });

  it.each([-1, 0.5, 10_000])('of %d can’t be set', (quantity) => {
    expect(refusal(UpdateQuantityBody, { itemId: 'a', quantity })).toBe(
      'Le champ «\u00a0Quantité\u00a0» doit être un nombre entier de 0 à 9\u202f999.',
    );
  });
});

describe('an id', () => {
  it.each(['a', '3-30-3', 'x_Y-9', 'a'.repeat(64)])('may be %j', (productId) => {
    expect(refusal(AddToCartBody, { ...add, productId })).toBeUndefined();
  });

  it.each(['', 'a'.repeat(65), 'a b', '../x', 'é', 'a\n', '\u0000'])('may not be %j', (productId) => {
    expect(refusal(AddToCartBody, { ...add, productId })).toBe('Le champ «\u00a0Produit\u00a0» est invalide.');
  });
});

describe('an e-mail address', () => {
  it.each(['a@b.fr', 'camille.roussel+nuee@mail.example', `${'a'.repeat(242)}@mail.example`.slice(-254)])(
    'may be « %s »',
    (email) => {
      expect(refusal(RegisterBody, { ...register, email })).toBeUndefined();
    },
  );

  it('loses its outer spaces', () => {
    expect(v.parse(RegisterBody, { ...register, email: ' camille@mail.example ' }).email).toBe('camille@mail.example');
  });

  it.each(['camille', 'camille@', '@mail.example', 'a@b', 'a@b.', 'a@.fr', 'a@b..fr', 'a b@mail.example', 'a@b@c.fr'])(
    'may not be « %s »',
    (email) => {
      expect(refusal(RegisterBody, { ...register, email })).toBe(
        'Le champ «\u00a0Email\u00a0» doit être une adresse e-mail.',
      );
    },
  );

  it('has at most 254 characters', () => {
    const email = `${'a'.repeat(242)}@mail.example`;
    expect(email).toHaveLength(255);
    expect(refusal(RegisterBody, { ...register, email })).toBe(
      'Le champ «\u00a0Email\u00a0» dépasse 254\u00a0caractères.',
    );
    expect(refusal(RegisterBody, { ...register, email: email.slice(1) })).toBeUndefined();
  });

  it('is refused in linear time, however hostile', () => {
    expect(refusal(RegisterBody, { ...register, email: `a@${'a.'.repeat(200_000)}@` })).toBeDefined();
  });
});

describe('a password', () => {
  it.each([8, 128])('of %d characters can be registered', (length) => {
    expect(refusal(RegisterBody, { ...register, password: 'x'.repeat(length) })).toBeUndefined();
  });

  it('of 7 characters is too short to register, but is accepted in a login', () => {
    expect(refusal(RegisterBody, { ...register, password: 'x'.repeat(7) })).toBe(
      'Le champ «\u00a0Mot de passe\u00a0» doit compter au moins 8\u00a0caractères.',
    );
    expect(refusal(LoginBody, { email: register.email, password: 'x' })).toBeUndefined();
  });

  it('of 129 characters is refused everywhere', () => {
    const password = 'x'.repeat(129);
    const message = 'Le champ «\u00a0Mot de passe\u00a0» dépasse 128\u00a0caractères.';
    expect(refusal(RegisterBody, { ...register, password })).toBe(message);
    expect(refusal(LoginBody, { email: register.email, password })).toBe(message);
  });

  it.each(['huit\u0000car', 'huit\ud800car', 'huit\ncar'])('has no control characters (%j)', (password) => {
    expect(refusal(RegisterBody, { ...register, password })).toBe(
      'Le champ «\u00a0Mot de passe\u00a0» contient des caractères interdits.',
    );
  });

  it('keeps its outer spaces', () => {
    expect(v.parse(RegisterBody, { ...register, password: ' huit ca ' }).password).toBe(' huit ca ');
  });
});

describe('a name', () => {
  it.each([1, 80])('may have %d characters', (length) => {
    expect(refusal(RegisterBody, { ...register, firstName: 'é'.repeat(length) })).toBeUndefined();
  });

  it('has at most 80', () => {
    expect(refusal(RegisterBody, { ...register, lastName: 'é'.repeat(81) })).toBe(
      'Le champ «\u00a0Nom\u00a0» dépasse 80\u00a0caractères.',
    );
  });

  it.each(['', ' ', '\u00a0'])('is not made of spaces', (firstName) => {
    expect(refusal(RegisterBody, { ...register, firstName })).toBe('Le champ «\u00a0Prénom\u00a0» est obligatoire.');
  });

  it.each(['\u0000', 'a\u0007b', 'a\nb', '\u007f', '\u0085', 'a\ud800b', '\udc00', '\ud800\u0000'])(
    'has no control characters and no lone surrogates',
    (firstName) => {
      expect(refusal(RegisterBody, { ...register, firstName })).toBe(
        'Le champ «\u00a0Prénom\u00a0» contient des caractères interdits.',
      );
    },
  );

  it('may hold letters of any script and complete emoji', () => {
    expect(refusal(RegisterBody, { ...register, firstName: 'Zoë 李 🌫️' })).toBeUndefined();
  });
});

describe('an order', () => {
  it('is refused with the name of the field and of its address', () => {
    const billingAddress = { ...addresses.nathan, city: ' ' };
    expect(refusal(CreateOrderBody, { ...createOrder, billingAddress })).toBe(
      'Le champ «\u00a0Ville\u00a0» (Adresse de facturation) est obligatoire.',
    );
  });

  it.each([120, 121])('has address fields of at most 120 characters (%d)', (length) => {
    const shippingAddress = { ...addresses.camille, street: 'x'.repeat(length) };
    expect(refusal(CreateOrderBody, { ...createOrder, shippingAddress })).toBe(
      length === 120 ? undefined : 'Le champ «\u00a0Adresse\u00a0» (Adresse de livraison) dépasse 120\u00a0caractères.',
    );
  });

  it.each(['card', 'paypal', 'bank-transfer'])('can be paid by %s', (paymentMethod) => {
    expect(refusal(CreateOrderBody, { ...createOrder, paymentMethod })).toBeUndefined();
  });

  it.each(['', 'cash', 'Card', 'toString'])('can’t be paid by « %s »', (paymentMethod) => {
    expect(refusal(CreateOrderBody, { ...createOrder, paymentMethod })).toBe(
      'Le champ «\u00a0Mode de paiement\u00a0» doit être card, paypal ou bank-transfer.',
    );
  });

  it('doesn’t need notes, trims them, and allows line breaks in them', () => {
    const { notes: _, ...withoutNotes } = createOrder;
    expect(v.parse(CreateOrderBody, withoutNotes)).toEqual(withoutNotes);
    expect(v.parse(CreateOrderBody, { ...createOrder, notes: ' un\r\n\tdeux ' }).notes).toBe('un\r\n\tdeux');
  });

  it.each([
    ['x'.repeat(1_001), 'dépasse 1\u202f000\u00a0caractères.'],
    ['\u0000', 'contient des caractères interdits.'],
    ['\ud83d', 'contient des caractères interdits.'],
  ])('refuses other notes', (notes, message) => {
    expect(refusal(CreateOrderBody, { ...createOrder, notes })).toBe(
      `Le champ «\u00a0Notes de commande\u00a0» ${message}`,
    );
  });

  it('takes notes of 1,000 characters', () => {
    expect(refusal(CreateOrderBody, { ...createOrder, notes: 'x'.repeat(1_000) })).toBeUndefined();
  });
});

describe('a payment', () => {
  it.each(['completed', 'PENDING', ''])('with the status « %s » does not count', (status) => {
    expect(refusal(PayOrderBody, { paymentResult: { ...paymentResult, status } })).toBe(
      'Le champ «\u00a0status\u00a0» (Résultat du paiement) doit être COMPLETED.',
    );
  });

  it('is dated', () => {
    expect(refusal(PayOrderBody, { paymentResult: { ...paymentResult, update_time: 'hier' } })).toBe(
      'Le champ «\u00a0update_time\u00a0» (Résultat du paiement) doit être une date.',
    );
  });
});

it.each(['Votre colis est bloqué https://evil.example', 'www.evil.example', 'WWW.evil.example'])(
  'no name and no line of an address carries a link: %s',
  (text) => {
    const refused = 'ne peut pas contenir l’adresse d’un site.';
    expect(refusal(RegisterBody, { ...register, firstName: text })).toContain(refused);
    expect(refusal(RegisterBody, { ...register, lastName: text })).toContain(refused);
    const shippingAddress = { ...addresses.camille, street: text };
    expect(refusal(CreateOrderBody, { ...createOrder, shippingAddress })).toContain(refused);
  },
);

describe('invisible characters', () => {
  it.each(['\u202a', '\u202c', '\u202e', '\u200b', '\u200e', '\u2066', '\ufeff', '\u00ad'])(
    'are taken out of names, e-mails, addresses and notes: %j',
    (mark) => {
      const marked = {
        ...register,
        firstName: `${mark}Cam${mark}ille`,
        lastName: `${mark} Roussel ${mark}`,
        email: `cam${mark}ille@mail.example${mark}`,
      };
      const plain = { firstName: 'Camille', lastName: 'Roussel', email: 'camille@mail.example' };
      expect(v.parse(RegisterBody, marked)).toMatchObject(plain);
      expect(v.parse(LoginBody, marked).email).toBe(plain.email);
      const shippingAddress = { ...addresses.camille, phone: `${mark}06 12 34 56 78${mark}` };
      expect(v.parse(CreateOrderBody, { ...createOrder, shippingAddress, notes: `a${mark}b` })).toMatchObject({
        shippingAddress: { phone: '06 12 34 56 78' },
        notes: 'ab',
      });
      expect(refusal(RegisterBody, { ...register, firstName: mark })).toContain('est obligatoire.');
    },
  );

  it.each(['\u3164', '\u115f', '\u034f', '\u180e'])('that pass for letters are refused: %j', (mark) => {
    for (const body of [
      { ...register, firstName: `Cam${mark}ille` },
      { ...register, lastName: `${mark}Roussel` },
      { ...register, email: `cam${mark}ille@mail.example` },
    ]) {
      expect(refusal(RegisterBody, body)).toContain('contient des caractères interdits.');
    }
    expect(refusal(CreateOrderBody, { ...createOrder, notes: `a${mark}b` })).toContain(
      'contient des caractères interdits.',
    );
  });

  it('may join letters and emoji in a name, not in an e-mail', () => {
    expect(refusal(RegisterBody, { ...register, firstName: 'Zoë 👩\u200d🔬' })).toBeUndefined();
    expect(refusal(RegisterBody, { ...register, email: 'cam\u200dille@mail.example' })).toContain(
      'caractères interdits',
    );
  });

  it('« é » is one letter however it is written, in a name and in an e-mail', () => {
    const two = { ...register, firstName: 'Ine\u0300s', email: 'he\u0301le\u0300ne@mail.example' };
    expect(v.parse(RegisterBody, two)).toMatchObject({
      firstName: 'In\u00e8s',
      email: 'h\u00e9l\u00e8ne@mail.example',
    });
    expect(v.parse(LoginBody, two).email).toBe('h\u00e9l\u00e8ne@mail.example');
  });
});
