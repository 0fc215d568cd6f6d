/**
 * The contract as an OpenAPI 3.1 document, generated from the table of the calls and the schemas in `domain`. This file adds only
 * what they can't express: what each call is for, and what its refusals mean.
 */

import {
  AddressBody,
  AddressSchema,
  AddToCartBody,
  CartItemSchema,
  CartProductSchema,
  CartSchema,
  CreatedOrderSchema,
  CreateOrderBody,
  ErrorBody,
  LoginBody,
  LoginResponse,
  OrderItemSchema,
  OrderSchema,
  PayOrderBody,
  ProfileSchema,
  RegisterBody,
  RegisterResponse,
  UpdateQuantityBody,
} from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import * as live from '@nuee/domain/live';
import { type ConversionConfig, type JsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { type Description, descriptions } from './descriptions.ts';
import { usualKilobytes } from './jsonBody.ts';

const isSchema = (value: unknown): value is GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const liveSchemas = Object.entries<unknown>(live).flatMap(([name, value]) =>
  isSchema(value) ? [[name, value] as const] : [],
);

const bodies: Readonly<Record<string, GenericSchema>> = {
  ...Object.fromEntries(liveSchemas.filter(([name]) => name.endsWith('Body'))),
  AddressBody,
  AddToCartBody,
  CreateOrderBody,
  LoginBody,
  PayOrderBody,
  RegisterBody,
  UpdateQuantityBody,
};
const answers: Readonly<Record<string, GenericSchema>> = {
  ...Object.fromEntries(
    liveSchemas
      .filter(([name]) => name.endsWith('Schema'))
      .map(([name, schema]) => [name.replace(/Schema$/, ''), schema]),
  ),
  Address: AddressSchema,
  Cart: CartSchema,
  CartItem: CartItemSchema,
  CartProduct: CartProductSchema,
  CreatedOrder: CreatedOrderSchema,
  Error: ErrorBody,
  Login: LoginResponse,
  Order: OrderSchema,
  OrderItem: OrderItemSchema,
  Profile: ProfileSchema,
  Registration: RegisterResponse,
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'For 24 hours the same key with the same body is a repetition: an order gets the first answer, an addition the cart as it is, with `Idempotent-Replayed: true`.',
  schema: { type: 'string', pattern: '^[\\w-]{1,128}$' },
};

const expected = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string', pattern: '^\\d{1,9}(?:\\.\\d{1,2})?$' },
});

/** The headers of calls that submit something. */
const submissionHeaders: Readonly<Record<string, readonly object[]>> = {
  addToCart: [
    idempotencyKey,
    expected(
      'Expected-Price',
      'What a piece cost where the customer saw it, in euros: the cart says so when it costs something else.',
    ),
  ],
  createOrder: [
    idempotencyKey,
    expected(
      'Expected-Items-Price',
      'The price of the articles that the customer was shown, in euros: an order at another price is refused.',
    ),
    expected('Expected-Total-Price', 'The same for the whole order, including delivery and VAT.'),
  ],
};

const knownPublication = {
  name: 'after',
  in: 'query',
  description: 'The number of the publication that the client already has.',
  schema: { type: 'integer', minimum: 0 },
};

const relayPlace = (name: string, description: string) => ({
  name,
  in: 'query',
  required: true,
  description,
  schema: { type: 'string' },
});

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  description: 'The `id` of the last received event.',
  schema: { type: 'string', pattern: '^\\d+\\.\\d+$' },
};

/** Of a list: its page, its filters, its order, its search. */
const listParameters = ({ filters = {}, sorts = [], days = false }: NonNullable<contract.Route['list']>) => {
  const text = { type: 'string', maxLength: 200 };
  const parameter = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema });
  return [
    parameter('limit', 'How many items a page has.', { type: 'integer', minimum: 1, maximum: 100, default: 50 }),
    parameter('after', 'The `next` of the page before.', { type: 'string' }),
    parameter('sort', 'The field to sort by, with `-` before it for the other way round.', {
      type: 'string',
      enum: ['createdAt', ...sorts].flatMap((sort) => [sort, `-${sort}`]),
      default: '-createdAt',
    }),
    parameter('q', 'Words that have to be found, in any part; shorter than three letters, at the beginning.', text),
    ...Object.entries(filters).map(([name, values]) =>
      parameter(name, 'What each item has to be.', values === 'text' ? text : { type: 'string', enum: values }),
    ),
    ...(days
      ? ['from', 'to'].map((name) => parameter(name, 'A day in Paris, included.', { type: 'string', format: 'date' }))
      : []),
  ];
};

const schemaConfig: ConversionConfig = {
  target: 'draft-2020-12',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // The document describes shapes: JSON Schema can't express forbidden characters, outer spaces and infinity.
  ignoreActions: ['trim', 'normalize', 'visible', 'finite', 'partial_check'],
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type !== 'check') return undefined;
    const isDate = 'message' in valibotAction && valibotAction.message === 'doit être une date.';
    return isDate ? { ...jsonSchema, format: 'date-time' } : jsonSchema;
  },
};

/** The document, the same at each call. */
export function openApiDocument(): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {
    '/api/health': {
      get: {
        operationId: 'health',
        summary: 'Says whether the data can be read, for monitoring',
        security: [],
        responses: { 200: { description: 'The data can be read.' }, 503: refusal('The data can’t be read.') },
      },
    },
  };
  for (const name of ['products', 'categories', 'reviews']) Object.assign(paths, publicPaths(name));
  for (const name of routeNames) {
    const { path, method } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, routes[name], descriptions[name]) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Maison Nuée',
      version: '1.0.0',
      description:
        'The calls of the shop. Amounts are in euros, sizes in ml, strengths in mg/ml; each refusal is a message in French that can be shown.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token of a login.' } },
      schemas: {
        ...toJsonSchemaDefs(bodies, { ...schemaConfig, typeMode: 'input' }),
        ...toJsonSchemaDefs(answers, { ...schemaConfig, typeMode: 'output' }),
      },
    },
  };
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  readonly security: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: object; readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  /** Empty where no session is needed. */
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<number, object>>;
}

const routes: Readonly<Record<keyof typeof contract, contract.Route>> = contract;
const routeNames = Object.keys(routes).filter((name): name is keyof typeof contract => name in routes);

function operation(name: string, route: contract.Route, { summary, refusals = {} }: Description): Operation {
  const { path, body, largest = usualKilobytes, answer, status, access, sends = [], media, list } = route;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
  const refused: Record<number, string> = {
    ...(names.length > 0 ? { 400: 'The address can’t be decoded.' } : {}),
    ...(access === 'anyone' ? {} : { 401: 'There is no session, or it has expired.' }),
    ...(access === 'anyone' || access === 'customer' ? {} : { 403: 'The account may not do this.' }),
    ...(body
      ? {
          400: 'The body can’t be read.',
          413: `The body is larger than ${largest} kB.`,
          415: 'The body isn’t JSON in UTF-8.',
          422: 'The body violates the contract: the message names the field.',
        }
      : {}),
    429: 'Too many requests: `Retry-After` says after how many seconds to try again.',
    503: 'The service is unavailable: `Retry-After` says after how many seconds to try again.',
    ...refusals,
  };
  const parameters = [
    ...names.map((parameter) => ({ name: parameter, in: 'path', required: true, schema: { type: 'string' } })),
    ...(submissionHeaders[name] ?? []),
    ...(name === 'readPublication' ? [knownPublication] : []),
    ...(name === 'readRelayPoints'
      ? [relayPlace('country', 'As in an address.'), relayPlace('postalCode', 'Where the parcel is to be fetched.')]
      : []),
    ...(name === 'watchEvents' ? [lastEventId] : []),
    ...(list ? listParameters(list) : []),
  ];
  return {
    operationId: name,
    summary,
    ...(access === 'anyone' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: json(reference(bodies, body)) } } : {}),
    ...(sends.length > 0
      ? { requestBody: { required: true, content: Object.fromEntries(sends.map((kind) => [kind, {}])) } }
      : {}),
    responses: {
      [status]: {
        description: 'The call was carried out.',
        ...(answer ? { content: json(reference(answers, answer)) } : {}),
        ...(media ? { content: { [media]: { schema: { type: 'string' } } } } : {}),
      },
      ...Object.fromEntries(
        Object.entries(refused).map(([code, why]) => [code, Number(code) < 400 ? { description: why } : refusal(why)]),
      ),
    },
  };
}

/** A collection of `db.json` as json-server's router reads it. */
function publicPaths(name: string): Record<string, Record<string, Operation>> {
  const refusals = { 400: refusal('A parameter isn’t accepted.'), 429: refusal('Too many requests.') };
  const text = (parameter: string) => ({ name: parameter, in: 'query', schema: { type: 'string' } });
  const read = { security: [] };
  const isListed = name === 'products';
  const plain = { type: 'array', items: { type: 'object' } };
  return {
    [`/api/${name}`]: {
      get: {
        ...read,
        operationId: `list-${name}`,
        summary: `The ${name}, read-only`,
        parameters: [
          ...['_page', '_limit', '_sort', '_order', 'id', 'slug', 'category', 'q'],
          ...(isListed ? ['limit', 'after', 'sort'] : []),
        ].map(text),
        responses: {
          200: {
            description: isListed ? 'A page of the collection; with `limit` as a list.' : 'A page of the collection.',
            content: json(isListed ? { anyOf: [plain, reference(answers, live.PublishedProductsSchema)] } : plain),
          },
          ...refusals,
        },
      },
    },
    [`/api/${name}/{id}`]: {
      get: {
        ...read,
        operationId: `read-${name}`,
        summary: `One of the ${name}`,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'The item.', content: json({ type: 'object' }) },
          ...(isListed ? { 301: { description: 'The product has another slug now: `Location` leads to it.' } } : {}),
          404: refusal('No item has this id.'),
          ...refusals,
        },
      },
    },
  };
}

function refusal(description: string): object {
  return { description, content: json({ $ref: '#/components/schemas/Error' }) };
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}

function reference(schemas: Readonly<Record<string, GenericSchema>>, schema: GenericSchema): object {
  const name = Object.keys(schemas).find((key) => schemas[key] === schema);
  if (name === undefined)
    throw new Error('A call uses a schema that the document doesn’t name: name it in openApi.ts.');
  return { $ref: `#/components/schemas/${name}` };
}
