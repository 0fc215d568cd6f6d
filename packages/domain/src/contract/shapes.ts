import * as v from 'valibot';
import {
  amount,
  dateTime,
  email,
  id,
  notesForbidden,
  oneOf,
  password,
  personalText,
  required,
  text,
  wholeNumber,
} from '../fields.ts';
import {
  maximumAddressFieldLength,
  maximumNameLength,
  maximumNotesLength,
  maximumQuantity,
  minimumPasswordLength,
} from '../limits.ts';
import { completedPayment, paymentMethods } from '../payment.ts';
import { deliveryKinds } from '../terms.ts';

const measure = wholeNumber(0, 1_000);

/** What a line of a cart holds about its product. `price` is what a piece costs today, in euros. */
export const CartProductSchema = v.object({
  _id: v.string(),
  /** Where the bottle of the line has its own price and stock. */
  variantId: v.optional(v.string()),
  name: v.string(),
  image: v.string(),
  price: amount,
  /** In grams, where it is known. */
  weight: v.optional(v.number()),
  /** How many are left, where they are few or none. */
  fewLeft: v.optional(v.number()),
  /** It is no longer sold: the line can only be removed. */
  unavailable: v.optional(v.boolean()),
});
export type CartProduct = v.InferOutput<typeof CartProductSchema>;

/** One line of a cart: size in ml, strength in mg/ml, price of a piece in euros. */
export const CartItemSchema = v.object({
  _id: v.string(),
  product: CartProductSchema,
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  size: v.number(),
  nicotineStrength: v.number(),
  price: amount,
  /** What a piece cost where it was added, when that is another price. */
  previousPrice: v.optional(amount),
});
export type CartItem = v.InferOutput<typeof CartItemSchema>;

/** A cart of a guest or a customer. `totalPrice` is the sum of price × quantity, in euros. */
export const CartSchema = v.object({
  _id: v.string(),
  user: v.string(),
  items: v.array(CartItemSchema),
  totalPrice: amount,
});
export type Cart = v.InferOutput<typeof CartSchema>;

/** An address of an order (section 3). */
export const AddressSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  street: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  phone: v.string(),
});
export type Address = v.InferOutput<typeof AddressSchema>;

/** A customer's profile (section 3). */
export const ProfileSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phone: v.string(),
  addresses: v.array(v.object({ street: v.string(), city: v.string(), postalCode: v.string(), country: v.string() })),
});
export type Profile = v.InferOutput<typeof ProfileSchema>;

/** One line of an order, as it was sold, with the price of a piece in euros. */
export const OrderItemSchema = v.object({
  _id: v.string(),
  name: v.string(),
  image: v.string(),
  size: v.number(),
  nicotineStrength: v.number(),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  price: amount,
});
export type OrderItem = v.InferOutput<typeof OrderItemSchema>;

/** The shop that keeps a parcel until its customer fetches it. */
const RelayPointSchema = v.object(
  {
    /** The carrier's; absent where the customer typed the place. */
    id: v.optional(id),
    name: personalText(maximumAddressFieldLength),
    /** Street, postal code and city. */
    address: personalText(maximumAddressFieldLength),
  },
  required,
);
export type RelayPoint = v.InferOutput<typeof RelayPointSchema>;

/** A delivery method as it was sold; its fee is the `shippingPrice` of the order. */
const SoldDeliverySchema = v.object({
  method: v.string(),
  kind: v.picklist(deliveryKinds),
  name: v.string(),
  relayPoint: v.optional(RelayPointSchema),
});
export type SoldDelivery = v.InferOutput<typeof SoldDeliverySchema>;

/** An order (section 3), amounts in euros. `status` may be any string: the shop shows an unknown one as « Inconnu ». */
export const OrderSchema = v.object({
  _id: v.string(),
  orderNumber: v.string(),
  createdAt: dateTime,
  status: v.string(),
  shippingAddress: AddressSchema,
  billingAddress: AddressSchema,
  paymentMethod: v.string(),
  isPaid: v.boolean(),
  paidAt: v.optional(dateTime),
  isDelivered: v.boolean(),
  deliveredAt: v.optional(dateTime),
  items: v.array(OrderItemSchema),
  itemsPrice: amount,
  shippingPrice: amount,
  taxPrice: amount,
  totalPrice: amount,
  /** How it is delivered, as it was sold; absent where there was one fee for all. */
  delivery: v.optional(SoldDeliverySchema),
  notes: v.optional(v.string()),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** Answer of an order's creation. */
export const CreatedOrderSchema = v.object({ _id: v.string(), orderNumber: v.string() });
export type CreatedOrder = v.InferOutput<typeof CreatedOrderSchema>;

/** Answer of a login. */
export const LoginResponse = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });
export type LoginResponse = v.InferOutput<typeof LoginResponse>;

/** Answer of a registration. It holds no token: the shop logs in afterwards. */
export const RegisterResponse = v.object({ message: v.string() });
export type RegisterResponse = v.InferOutput<typeof RegisterResponse>;

/**
 * Body of every error: a French message that can be shown, and the path of the field that it is about where it is about one, as in
 * `bankTransfer.iban`.
 */
export const ErrorBody = v.object({ message: v.string(), field: v.optional(v.string()) });
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

/** What an add to the cart sends: size in ml, strength in mg/ml. The price is the server's. */
export const AddToCartBody = v.object(
  {
    productId: id,
    quantity: wholeNumber(1, maximumQuantity),
    size: measure,
    nicotineStrength: measure,
  },
  required,
);
export type AddToCartBody = v.InferOutput<typeof AddToCartBody>;

/** What a change of quantity sends; 0 removes the line. */
export const UpdateQuantityBody = v.object({ itemId: id, quantity: wholeNumber(0, maximumQuantity) }, required);
export type UpdateQuantityBody = v.InferOutput<typeof UpdateQuantityBody>;

/**
 * What a login sends. Only the maximum length of the password is checked, because the rules for new passwords may have
 * changed since it was chosen.
 */
export const LoginBody = v.object(
  {
    email,
    password: password(1),
    /** « Se souvenir de moi », which decides how long the session lasts. Not sent where the box has no effect. */
    remember: v.optional(v.boolean('doit être vrai ou faux.')),
    /** Of an account of the back office that asks for one. */
    code: v.optional(text(40)),
  },
  required,
);
export type LoginBody = v.InferOutput<typeof LoginBody>;

/** What a registration sends. */
export const RegisterBody = v.object(
  {
    firstName: personalText(maximumNameLength),
    lastName: personalText(maximumNameLength),
    email,
    password: password(minimumPasswordLength),
  },
  required,
);
export type RegisterBody = v.InferOutput<typeof RegisterBody>;

const addressField = personalText(maximumAddressFieldLength);

/** An address as the server accepts it: every field filled. */
export const AddressBody = v.object(
  {
    firstName: personalText(maximumNameLength),
    lastName: personalText(maximumNameLength),
    street: addressField,
    city: addressField,
    postalCode: addressField,
    country: addressField,
    phone: addressField,
  },
  required,
);

/** What an order's creation sends. The lines and their prices are the server's cart. */
export const CreateOrderBody = v.object(
  {
    shippingAddress: AddressBody,
    billingAddress: AddressBody,
    paymentMethod: oneOf(paymentMethods),
    /** Required where several methods bring the cart to the address. */
    deliveryMethod: v.optional(id),
    /** Required with a method of relay points. */
    relayPoint: v.optional(RelayPointSchema),
    notes: v.optional(text(maximumNotesLength, notesForbidden)),
  },
  required,
);
export type CreateOrderBody = v.InferOutput<typeof CreateOrderBody>;

/** What reports a payment: `update_time` is an ISO date. */
export const PayOrderBody = v.object(
  {
    paymentResult: v.object(
      {
        id,
        status: v.literal(completedPayment, `doit être ${completedPayment}.`),
        update_time: dateTime,
        email_address: email,
      },
      required,
    ),
  },
  required,
);
export type PayOrderBody = v.InferOutput<typeof PayOrderBody>;
