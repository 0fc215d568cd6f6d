/** The steps that make the tables, in their order, the same for both engines. A published step never changes. */
import { columnTypes, type Dialect, searchedTables, searchIndex } from './dialect.ts';

export interface Migration {
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
}

/** The step that replaced the documents of older versions. */
export const tablesStep = '0011-tables';

export const migrations: readonly Migration[] = [
  { name: tablesStep, statements: tables },
  { name: '0012-changes', statements: changes },
  { name: '0013-variants', statements: variants },
  { name: '0014-withdrawals', statements: withdrawals },
  { name: '0015-parcels', statements: parcels },
  { name: '0016-accounts', statements: accounts },
  { name: '0017-refunds', statements: refunds },
  { name: '0018-payments', statements: payments },
  { name: '0019-delivery', statements: delivery },
  { name: '0021-customers', statements: customers },
  { name: '0022-second-factor', statements: secondFactor },
  { name: '0023-pages', statements: pages },
  { name: '0024-newsletter', statements: newsletter },
  { name: '0027-products', statements: products },
  { name: '0028-order-search', statements: orderSearch },
  { name: '0029-secrets', statements: secrets },
  { name: '0030-pictures', statements: pictures },
  { name: '0031-tickets', statements: tickets },
  { name: '0032-pieces', statements: pieces },
];

/** How long the documents are kept beside the tables. They still hold people who are erased from the tables later, so they have to go. */
export const keptDays = 30;

export const keptUntil = (converted: Date): Date => new Date(converted.getTime() + keptDays * 24 * 60 * 60 * 1000);

function changes(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  const required = 'id order_id made_at ends_at status_from status_to notification_id'.split(' ');
  const columns = [
    ...required.map((name) => `${name} ${text} NOT NULL${name === 'id' ? ' PRIMARY KEY' : ''}`),
    ...['delivered_at', 'tracking_url', 'mail_id'].map((name) => `${name} ${text}`),
    'FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE',
  ];
  return [
    `CREATE TABLE changes (${columns.join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`,
    'CREATE INDEX changes_ends ON changes (ends_at)',
  ];
}

function variants(dialect: Dialect): string[] {
  const { text, whole, number } = columnTypes[dialect];
  const deferrable = dialect === 'postgres' ? ' DEFERRABLE' : '';
  const columns = [
    `id ${text} NOT NULL PRIMARY KEY`,
    `product_id ${text} NOT NULL REFERENCES products (id) ON DELETE CASCADE${deferrable}`,
    `size ${number} NOT NULL`,
    `nicotine_strength ${number} NOT NULL`,
    `sku ${text} UNIQUE`,
    `price_cents ${whole} NOT NULL`,
    `stock ${whole} NOT NULL CHECK (stock >= 0)`,
    `prices ${text} NOT NULL`,
    ...['discount_cents', 'weight'].map((name) => `${name} ${whole}`),
    ...['ean', 'reduced_since'].map((name) => `${name} ${text}`),
    'UNIQUE (product_id, size, nicotine_strength)',
  ];
  return [
    `CREATE TABLE variants (${columns.join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`,
    `ALTER TABLE products ADD COLUMN least_stock ${whole} NOT NULL DEFAULT 0`,
    `ALTER TABLE products ADD COLUMN has_variants ${whole} NOT NULL DEFAULT 0`,
    'UPDATE products SET least_stock = stock',
    'CREATE INDEX products_least_stock ON products (least_stock, id)',
    `ALTER TABLE stock_movements ADD COLUMN size ${number}`,
    `ALTER TABLE stock_movements ADD COLUMN nicotine_strength ${number}`,
  ];
}

function withdrawals(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  return [
    `ALTER TABLE withdrawals ADD COLUMN status ${text} NOT NULL DEFAULT 'received'`,
    `ALTER TABLE withdrawals ADD COLUMN refusal ${text}`,
    `ALTER TABLE orders ADD COLUMN withdrawal_status ${text}`,
    "UPDATE orders SET withdrawal_status = CASE payment_status WHEN 'refunded' THEN 'refunded' ELSE 'received' END WHERE receipt_id IS NOT NULL",
    refundedWithdrawals,
    'CREATE INDEX withdrawals_status ON withdrawals (status, created_at, id)',
    'CREATE INDEX orders_withdrawal ON orders (withdrawal_status, status, payment_status) WHERE withdrawal_status IS NOT NULL',
  ];
}

/** Older versions didn't keep what became of a withdrawal. */
export const refundedWithdrawals =
  "UPDATE withdrawals SET status = 'refunded' WHERE order_id IN (SELECT id FROM orders WHERE payment_status = 'refunded' AND receipt_id IS NOT NULL)";

/** Replaces `tracking_url`, which stays for an older version that still runs beside, but keeps nothing of anybody who is erased later. */
function parcels(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  const list = {
    sqlite: "json_array(json_object('url', tracking_url))",
    postgres: "jsonb_build_array(jsonb_build_object('url', tracking_url))::text",
  }[dialect];
  return [
    `ALTER TABLE orders ADD COLUMN parcels ${text}`,
    `ALTER TABLE changes ADD COLUMN parcels ${text}`,
    `UPDATE orders SET parcels = ${list}, tracking_url = NULL WHERE tracking_url IS NOT NULL`,
  ];
}

/** The amounts of invoices and credit notes that were issued before these were kept beside them: until then no order could change. */
export const amountsOfOrders = `UPDATE invoices SET (credits, items_cents, shipping_cents, tax_cents, total_cents, vat) = (
    SELECT CASE WHEN invoices.id = credit_number THEN coalesce(invoice_number, '') END,
      items_cents, shipping_cents, tax_cents, total_cents, vat
    FROM orders WHERE orders.id = invoices.order_id
  ) WHERE total_cents IS NULL`;

function accounts(dialect: Dialect): string[] {
  const { text, whole } = columnTypes[dialect];
  const columns = [
    ...['credits', 'vat'].map((name) => `${name} ${text}`),
    ...['items_cents', 'shipping_cents', 'tax_cents', 'total_cents'].map((name) => `${name} ${whole}`),
  ];
  return [...columns.map((column) => `ALTER TABLE invoices ADD COLUMN ${column}`), amountsOfOrders];
}

/** A received payment is taken back like a change of status. */
function payments(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  return [
    `ALTER TABLE changes ADD COLUMN what ${text} NOT NULL DEFAULT 'status'`,
    `ALTER TABLE changes ADD COLUMN payment_reference ${text}`,
  ];
}

/** The credit note of an order that an older version paid back as a whole stays in `credit_number`. */
function refunds(dialect: Dialect): string[] {
  const { text, whole } = columnTypes[dialect];
  return [
    `ALTER TABLE orders ADD COLUMN refunds ${text}`,
    `ALTER TABLE orders ADD COLUMN refunded_cents ${whole} NOT NULL DEFAULT 0`,
  ];
}

function delivery(dialect: Dialect): string[] {
  return [`ALTER TABLE orders ADD COLUMN delivery ${columnTypes[dialect].text}`];
}

/** What staff writes about a customer. */
function customers(dialect: Dialect): string[] {
  return [`ALTER TABLE users ADD COLUMN notes ${columnTypes[dialect].text}`];
}

function secondFactor(dialect: Dialect): string[] {
  return [`ALTER TABLE users ADD COLUMN second_factor ${columnTypes[dialect].text}`];
}

function pages(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  const columns = [
    `id ${text} NOT NULL PRIMARY KEY`,
    ...['content', 'created_at', 'who'].map((name) => `${name} ${text} NOT NULL`),
  ];
  return [`CREATE TABLE pages (${columns.join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`];
}

/** What a product says besides its price. */
function products(dialect: Dialect): string[] {
  return [`ALTER TABLE products ADD COLUMN details ${columnTypes[dialect].text}`];
}

/** A product that has only ever had one picture has it in `image` alone. */
function pictures(dialect: Dialect): string[] {
  return [`ALTER TABLE products ADD COLUMN pictures ${columnTypes[dialect].text}`];
}

/** Which order a ticket is about, and the photographs that customers send with theirs. */
function tickets(dialect: Dialect): string[] {
  const { text, bytes } = columnTypes[dialect];
  const columns = [`id ${text} NOT NULL PRIMARY KEY`, `user_id ${text} NOT NULL`, `bytes ${bytes} NOT NULL`];
  return [
    ...['order_id', 'order_number', 'photographs'].map((name) => `ALTER TABLE tickets ADD COLUMN ${name} ${text}`),
    `CREATE TABLE photographs (${[...columns, `ends_at ${text}`].join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`,
    'CREATE INDEX photographs_user ON photographs (user_id)',
    'CREATE INDEX photographs_ends ON photographs (ends_at) WHERE ends_at IS NOT NULL',
  ];
}

/** Counts those of past days: what was bought and not paid back. */
function pieces(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite';
  // No database but PostgreSQL knows Paris: from the last Sunday of March to that of October, each at 01:00 UTC, it is two hours ahead.
  const change = (month: string) => `date(strftime('%Y', paid_at) || '-${month}-25', 'weekday 0') || 'T01'`;
  const hours = `CASE WHEN paid_at >= ${change('03')} AND paid_at < ${change('10')} THEN '+2 hours' ELSE '+1 hour' END`;
  const day = sqlite
    ? `date(paid_at, ${hours})`
    : "to_char(paid_at::timestamptz AT TIME ZONE 'Europe/Paris', 'YYYY-MM-DD')";
  const paidBack = sqlite
    ? `SELECT sum(line.value ->> 'quantity') FROM json_each(refunds) AS refund, json_each(refund.value, '$.lines') AS line
        WHERE line.value ->> 'lineId' = item_id`
    : `SELECT sum((line ->> 'quantity')::bigint) FROM jsonb_array_elements(refunds::jsonb) AS refund,
        jsonb_array_elements(refund -> 'lines') AS line WHERE line ->> 'lineId' = item_id`;
  return [
    `ALTER TABLE sales ADD COLUMN pieces ${columnTypes[dialect].whole} NOT NULL DEFAULT 0`,
    `WITH bought AS (
        SELECT ${day} AS day, product_id, quantity - coalesce((${paidBack}), 0) AS pieces
        FROM orders JOIN order_lines ON order_id = orders.id WHERE payment_status = 'paid' AND paid_at IS NOT NULL
      ), counted AS (
        SELECT day, product_id, sum(pieces) AS pieces FROM bought WHERE product_id IS NOT NULL GROUP BY day, product_id
        UNION ALL SELECT day, '', sum(pieces) FROM bought GROUP BY day
      )
      UPDATE sales SET pieces = counted.pieces FROM counted
      WHERE sales.day = counted.day AND sales.product_id = counted.product_id`,
  ];
}

/** Computed, because an older version that runs beside writes neither. */
function newsletter(dialect: Dialect): string[] {
  const computed = (name: string, value: string) =>
    `ALTER TABLE subscribers ADD COLUMN ${name} ${columnTypes[dialect].text} GENERATED ALWAYS AS (${value}) ${dialect === 'sqlite' ? 'VIRTUAL' : 'STORED'}`;
  return [
    computed('status', "CASE WHEN confirmed_at IS NULL THEN 'pending' ELSE 'confirmed' END"),
    computed('search', "'  ' || id"),
    'CREATE INDEX subscribers_since ON subscribers (since, id)',
    'CREATE INDEX subscribers_status ON subscribers (status, since, id)',
  ];
}

function secrets(dialect: Dialect): string[] {
  const { text } = columnTypes[dialect];
  const columns = [`id ${text} NOT NULL PRIMARY KEY`, ...['sealed', 'since'].map((name) => `${name} ${text} NOT NULL`)];
  return [`CREATE TABLE secrets (${columns.join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`];
}

/** What a search writes for the letters and the apostrophe of French, because no function of both engines folds them. */
const folded = {
  a: 'àâäÀÂÄ',
  c: 'çÇ',
  e: 'éèêëÉÈÊË',
  i: 'îïÎÏ',
  o: 'ôöÔÖ',
  u: 'ùûüÙÛÜ',
  y: 'ÿŸ',
  oe: 'œŒ',
  ae: 'æÆ',
  "''": '’',
};

/** Adds what orders are also found by to those that an older version has written. */
function orderSearch(dialect: Dialect): string[] {
  const sqlite = dialect === 'sqlite';
  const part = (name: string) =>
    sqlite ? `json_extract(shipping_address, '$.${name}')` : `(shipping_address::jsonb ->> '${name}')`;
  const cents = sqlite ? "printf('%02d', total_cents % 100)" : "lpad((total_cents % 100)::text, 2, '0')";
  const phone = [' ', '.', '-'].reduce((rest, sign) => `replace(${rest}, '${sign}', '')`, part('phone'));
  const words = [
    `(total_cents / 100) || ',' || ${cents}`,
    'invoice_number',
    'payment_reference',
    `replace(${phone}, '+33', '0')`,
    part('postalCode'),
    part('city'),
    part('firstName'),
    part('lastName'),
    `(SELECT ${sqlite ? 'group_concat' : 'string_agg'}(name, ' ') FROM order_lines WHERE order_id = orders.id)`,
  ];
  const all = words.map((word) => `coalesce(' ' || nullif(${word}, ''), '')`).join(' || ');
  const plain = Object.entries(folded)
    .flatMap(([sign, letters]) => [...letters].map((letter) => [letter, sign]))
    .reduce((text, [letter, sign]) => `replace(${text}, '${letter}', '${sign}')`, `lower(${all})`);
  return [`UPDATE orders SET search = search || replace(${plain}, ' ', '  ')`];
}

function tables(dialect: Dialect): string[] {
  const { text, whole, number, bytes } = columnTypes[dialect];
  const key = `id ${text} NOT NULL PRIMARY KEY`;
  // The index of a search finds a row by its number, which stays the same when the file is written anew.
  const searchedKey = dialect === 'sqlite' ? `n INTEGER PRIMARY KEY, id ${text} NOT NULL UNIQUE` : key;
  const required = (names: string, type: string) => names.split(' ').map((name) => `${name} ${type} NOT NULL`);
  const optional = (names: string, type: string) => names.split(' ').map((name) => `${name} ${type}`);
  const table = (name: string, ...columns: (string | readonly string[])[]) =>
    `CREATE TABLE ${name} (${columns.flat().join(', ')})${dialect === 'sqlite' ? ' STRICT' : ''}`;
  const sortedBy = 'total_cents, number_key, name_key';
  // Only while tables are filled.
  const deferrable = dialect === 'postgres' ? ' DEFERRABLE' : '';
  const ofUser = `user_id ${text} NOT NULL REFERENCES users (id) ON DELETE CASCADE${deferrable}`;
  const truth = (names: string) =>
    names.split(' ').map((name) => `${name} ${whole} NOT NULL CHECK (${name} IN (0, 1))`);

  return [
    ...(dialect === 'postgres' ? ['CREATE EXTENSION IF NOT EXISTS pg_trgm'] : []),
    table(
      'users',
      searchedKey,
      `email_key ${text} NOT NULL UNIQUE`,
      required('email password_hash first_name last_name name_key phone addresses role status', text),
      required('created_at last_login search', text),
      `access_version ${whole} NOT NULL`,
      optional('sessions_from erases_at erased_at', text),
    ),
    'CREATE INDEX users_created ON users (created_at, id)',
    'CREATE INDEX users_name ON users (name_key, id)',
    'CREATE INDEX users_role ON users (role, created_at, id)',
    'CREATE INDEX users_state ON users (role, status, created_at, id)',
    'CREATE INDEX users_status ON users (status, created_at, id)',
    'CREATE INDEX users_by_role ON users (role, id)',
    'CREATE INDEX users_by_status ON users (status, id)',
    'CREATE INDEX users_login ON users (last_login, id)',
    table(
      'sessions',
      key,
      ofUser,
      optional('access_version idle_days', whole),
      optional('opened_at device', text),
      required('idle_until ends_at', text),
    ),
    'CREATE INDEX sessions_user ON sessions (user_id, opened_at)',
    table('resets', key, ofUser, `access_version ${whole}`, required('ends_at', text)),
    'CREATE INDEX resets_user ON resets (user_id)',
    table('known_networks', key, required('ends_at', text)),
    table('carts', key, required('lines', text)),
    table('favorites', key, required('product_ids', text)),
    table('submissions', key, required('body ends_at', text), optional('order_id order_number', text)),
    table(
      'products',
      searchedKey,
      `slug ${text} NOT NULL`,
      required('name name_key short_description description category category_key image status', text),
      required('created_at updated_at', text),
      required('nicotine_strengths sizes flavors ingredients prices search', text),
      `price_cents ${whole} NOT NULL CHECK (price_cents >= 0)`,
      `discount_cents ${whole}`,
      `current_cents ${whole} NOT NULL`,
      `stock ${whole} NOT NULL CHECK (stock >= 0)`,
      `version ${whole} NOT NULL`,
      optional('image_widths tint reduced_since', text),
      optional('is_best_seller is_new', whole),
      truth('was_ordered'),
    ),
    'CREATE INDEX products_created ON products (created_at, id)',
    'CREATE INDEX products_name ON products (name_key, id)',
    'CREATE INDEX products_stock ON products (stock, id)',
    'CREATE INDEX products_price ON products (price_cents, id)',
    'CREATE INDEX products_current ON products (current_cents, id)',
    'CREATE INDEX products_by_category ON products (category_key, id)',
    'CREATE INDEX products_by_status ON products (status, id)',
    'CREATE INDEX products_status ON products (status, created_at, id)',
    'CREATE INDEX products_category ON products (category, created_at, id)',
    table('slugs', key, `product_id ${text} NOT NULL`),
    table('seeded_products', key),
    table(
      'stock_movements',
      key,
      required('product_id created_at who who_key why', text),
      required('stock_from stock_to', whole),
      optional('order_id order_number', text),
    ),
    'CREATE INDEX stock_movements_product ON stock_movements (product_id, created_at, id)',
    "CREATE INDEX stock_movements_who ON stock_movements (who_key, created_at, id) WHERE who_key <> ''",
    table(
      'categories',
      key,
      required('name slug image', text),
      optional('image_widths tint', text),
      required('position version', whole),
    ),
    table('pictures', key, required('widths tint uses', text), truth('is_kept'), `ends_at ${text}`),
    table('picture_files', key, `bytes ${bytes} NOT NULL`, `ends_at ${text}`),
    table(
      'orders',
      searchedKey,
      `number ${text} NOT NULL UNIQUE`,
      required('number_key user_id name_key status payment_status payment_method created_at', text),
      required('shipping_address billing_address search', text),
      optional('customer_name customer_email payment_id payment_reference paid_at refunded_at delivered_at vat', text),
      optional('notes invoice_number credit_number receipt_id tracking_url terms_key timeline', text),
      `terms_version ${whole}`,
      truth('is_paid is_delivered'),
      required('status_place payment_place items_cents shipping_cents tax_cents total_cents', whole),
    ),
    // With what lists are sorted by, so that the rows of a filter are sorted without reading the orders themselves.
    `CREATE INDEX orders_created ON orders (created_at, id, ${sortedBy})`,
    'CREATE INDEX orders_number ON orders (number_key, id)',
    'CREATE INDEX orders_total ON orders (total_cents, id)',
    'CREATE INDEX orders_name ON orders (name_key, id)',
    'CREATE INDEX orders_by_status ON orders (status_place, id)',
    'CREATE INDEX orders_by_payment ON orders (payment_place, id)',
    `CREATE INDEX orders_status ON orders (status, created_at, id, ${sortedBy})`,
    `CREATE INDEX orders_payment ON orders (payment_status, created_at, id, status, ${sortedBy})`,
    `CREATE INDEX orders_state ON orders (status, payment_status, created_at, id, ${sortedBy})`,
    'CREATE INDEX orders_user ON orders (user_id, created_at, id)',
    'CREATE INDEX orders_paid ON orders (paid_at, id) WHERE paid_at IS NOT NULL',
    'CREATE INDEX orders_refunded ON orders (refunded_at, id) WHERE refunded_at IS NOT NULL',
    table(
      'order_lines',
      `order_id ${text} NOT NULL REFERENCES orders (id) ON DELETE CASCADE${deferrable}`,
      required('place quantity price_cents', whole),
      required('item_id name image', text),
      required('size nicotine_strength', number),
      `product_id ${text}`,
      'PRIMARY KEY (order_id, place)',
    ),
    table('payments', key, required('order_id', text), `told ${text}`, `asked_cents ${whole}`),
    table('invoices', key, required('order_id status created_at', text), `content ${text}`),
    table('invoice_files', key, `bytes ${bytes} NOT NULL`),
    'CREATE INDEX invoices_status ON invoices (status, created_at, id)',
    'CREATE INDEX invoices_created ON invoices (created_at, id)',
    table(
      'withdrawals',
      searchedKey,
      required('order_number number_key name name_key email email_key created_at search', text),
      optional('order_id reason', text),
      `receipt_key ${text} UNIQUE`,
    ),
    'CREATE INDEX withdrawals_created ON withdrawals (created_at, id)',
    'CREATE INDEX withdrawals_number ON withdrawals (number_key, id)',
    'CREATE INDEX withdrawals_name ON withdrawals (name_key, id)',
    "CREATE INDEX withdrawals_email ON withdrawals (email_key, created_at, id) WHERE email_key <> ''",
    table(
      'tickets',
      searchedKey,
      `user_id ${text}`,
      required('owner_key name name_key email subject subject_key message status created_at updated_at', text),
      required('responses search', text),
      `status_place ${whole} NOT NULL`,
    ),
    'CREATE INDEX tickets_created ON tickets (created_at, id)',
    'CREATE INDEX tickets_subject ON tickets (subject_key, id)',
    'CREATE INDEX tickets_name ON tickets (name_key, id)',
    'CREATE INDEX tickets_updated ON tickets (updated_at, id)',
    'CREATE INDEX tickets_by_status ON tickets (status_place, id)',
    'CREATE INDEX tickets_status ON tickets (status, created_at, id)',
    'CREATE INDEX tickets_owner ON tickets (owner_key, created_at, id)',
    table(
      'notifications',
      key,
      required('user_id title message type created_at', text),
      truth('is_read'),
      `link ${text}`,
    ),
    'CREATE INDEX notifications_user ON notifications (user_id, created_at, id)',
    table(
      'mails',
      searchedKey,
      required('kind recipient recipient_key data status created_at next_try search', text),
      `attempts ${whole} NOT NULL`,
      optional('claimed_until sent_at last_error', text),
    ),
    'CREATE INDEX mails_created ON mails (created_at, id)',
    'CREATE INDEX mails_status ON mails (status, created_at, id)',
    'CREATE INDEX mails_kind ON mails (kind, created_at, id)',
    "CREATE INDEX mails_due ON mails (next_try, id) WHERE status = 'waiting'",
    "CREATE INDEX mails_recipient ON mails (recipient_key, created_at, id) WHERE recipient_key <> ''",
    table(
      'journal',
      searchedKey,
      required('created_at who who_key what target name search', text),
      optional('changed_from changed_to', text),
    ),
    'CREATE INDEX journal_created ON journal (created_at, id)',
    'CREATE INDEX journal_what ON journal (what, created_at, id)',
    'CREATE INDEX journal_target ON journal (target, created_at, id)',
    "CREATE INDEX journal_who ON journal (who_key, created_at, id) WHERE who_key <> ''",
    table('events', `id ${whole} NOT NULL PRIMARY KEY`, required('topic subject_id kind ends_at', text)),
    table('subscribers', key, required('since', text), optional('confirmed_at confirmation ends_at', text)),
    table('confirmations', key, required('email', text), `ends_at ${text}`),
    'CREATE INDEX confirmations_email ON confirmations (email)',
    table('settings', key, required('content', text)),
    table('legal_texts', key, required('text created_at who', text)),
    table('agreed_terms', key, required('text', text)),
    table('facts', key, required('since', text), optional('key', text), `in_service ${whole}`),
    table('counters', key, required('last', whole)),
    table(
      'order_totals',
      required('status payment_status payment_method', text),
      required('orders total_cents', whole),
      'PRIMARY KEY (status, payment_status, payment_method)',
    ),
    table(
      'sales',
      required('day product_id', text),
      required('orders total_cents', whole),
      'PRIMARY KEY (day, product_id)',
    ),
    table('user_totals', required('role status', text), required('users', whole), 'PRIMARY KEY (role, status)'),
    table('mail_totals', required('status', text), required('mails', whole), 'PRIMARY KEY (status)'),
    // What ends by itself, by its end.
    ...[
      'sessions',
      'resets',
      'known_networks',
      'submissions',
      'pictures',
      'picture_files',
      'events',
      'subscribers',
      'confirmations',
    ].map((name) => `CREATE INDEX ${name}_ends ON ${name} (ends_at) WHERE ends_at IS NOT NULL`),
    ...searchedTables.flatMap((name) => searchIndex(dialect, name)),
  ];
}
