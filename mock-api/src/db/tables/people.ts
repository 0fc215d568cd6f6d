/** Accounts, and what belongs to one. */
import { fold } from '@nuee/domain';
import { table } from './table.ts';
import { json, parsed, present, searchText } from './values.ts';

export const users = table<'users', 'users'>({
  name: 'users',
  toRow: (id, user) => ({
    id,
    email: user.email,
    email_key: user.email.toLowerCase(),
    password_hash: user.passwordHash,
    first_name: user.firstName,
    last_name: user.lastName,
    name_key: fold(`${user.firstName} ${user.lastName}`.trim()),
    phone: user.phone,
    addresses: json(user.addresses),
    role: user.role ?? 'customer',
    status: user.status ?? 'active',
    access_version: user.accessVersion ?? 0,
    sessions_from: user.sessionsFrom ?? null,
    created_at: user.createdAt ?? '',
    last_login: user.lastLogin ?? '',
    erases_at: user.erasesAt ?? null,
    erased_at: user.erasedAt ?? null,
    notes: user.notes ? json(user.notes) : null,
    second_factor: user.secondFactor ? json(user.secondFactor) : null,
    search: searchText(user.firstName, user.lastName, user.email),
  }),
  fromRow: (row) => ({
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    addresses: parsed(row.addresses),
    role: row.role,
    status: row.status,
    ...present({
      accessVersion: row.access_version || null,
      sessionsFrom: row.sessions_from,
      createdAt: row.created_at || null,
      lastLogin: row.last_login || null,
      erasesAt: row.erases_at,
      erasedAt: row.erased_at,
    }),
    ...(row.notes !== null && { notes: parsed(row.notes) }),
    ...(row.second_factor !== null && { secondFactor: parsed(row.second_factor) }),
  }),
  async follow(t, { before, after }) {
    const stateOf = (user: typeof before) => user && { role: user.role ?? 'customer', status: user.status ?? 'active' };
    const [from, to] = [stateOf(before), stateOf(after)];
    if (from?.role === to?.role && from?.status === to?.status) return;
    for (const [state, users] of [
      [from, -1],
      [to, 1],
    ] as const) {
      if (!state) continue;
      t.late(`user_totals ${state.role} ${state.status}`, () =>
        t.query(async (db) => {
          await db
            .insertInto('user_totals')
            .values({ ...state, users })
            .onConflict((conflict) =>
              conflict
                .columns(['role', 'status'])
                .doUpdateSet((eb) => ({ users: eb('user_totals.users', '+', eb.ref('excluded.users')) })),
            )
            .execute();
        }),
      );
    }
  },
});

export const sessions = table<'sessions', 'sessions'>({
  name: 'sessions',
  toRow: (id, session) => ({
    id,
    user_id: session.userId,
    access_version: session.accessVersion ?? null,
    opened_at: session.openedAt ?? null,
    idle_until: session.idleUntil,
    ends_at: session.endsAt,
    idle_days: session.idleDays ?? null,
    device: session.device ?? null,
  }),
  fromRow: (row) => ({
    userId: row.user_id,
    idleUntil: row.idle_until,
    endsAt: row.ends_at,
    ...present({
      accessVersion: row.access_version,
      openedAt: row.opened_at,
      idleDays: row.idle_days,
      device: row.device,
    }),
  }),
});

export const resets = table<'resets', 'resets'>({
  name: 'resets',
  toRow: (id, { userId, endsAt, accessVersion }) => ({
    id,
    user_id: userId,
    ends_at: endsAt,
    access_version: accessVersion ?? null,
  }),
  fromRow: (row) => ({ userId: row.user_id, endsAt: row.ends_at, ...present({ accessVersion: row.access_version }) }),
});

export const knownNetworks = table<'knownNetworks', 'known_networks'>({
  name: 'known_networks',
  toRow: (id, { endsAt }) => ({ id, ends_at: endsAt }),
  fromRow: (row) => ({ endsAt: row.ends_at }),
});

export const carts = table<'carts', 'carts'>({
  name: 'carts',
  toRow: (id, { lines }) => ({ id, lines: json(lines) }),
  fromRow: (row) => ({ lines: parsed(row.lines) }),
});

export const favorites = table<'favorites', 'favorites'>({
  name: 'favorites',
  toRow: (id, { ids }) => ({ id, product_ids: json(ids) }),
  fromRow: (row) => ({ ids: parsed(row.product_ids) }),
});

export const submissions = table<'submissions', 'submissions'>({
  name: 'submissions',
  toRow: (id, { body, endsAt, answer }) => ({
    id,
    body,
    ends_at: endsAt,
    order_id: answer?._id ?? null,
    order_number: answer?.orderNumber ?? null,
  }),
  fromRow: ({ body, ends_at, order_id, order_number }) => ({
    body,
    endsAt: ends_at,
    ...(order_id !== null && order_number !== null && { answer: { _id: order_id, orderNumber: order_number } }),
  }),
});

export const notifications = table<'notifications', 'notifications'>({
  name: 'notifications',
  toRow: (id, { userId, read, createdAt, link, ...rest }) => ({
    id,
    ...rest,
    user_id: userId,
    is_read: read ? 1 : 0,
    created_at: createdAt,
    link: link ?? null,
  }),
  fromRow: ({ user_id, title, message, type, is_read, created_at, link }) => ({
    userId: user_id,
    title,
    message,
    type,
    read: is_read === 1,
    createdAt: created_at,
    ...present({ link }),
  }),
});

export const subscribers = table<'subscribers', 'subscribers'>({
  name: 'subscribers',
  toRow: (id, { since, confirmedAt, confirmation, endsAt }) => ({
    id,
    since,
    confirmed_at: confirmedAt ?? null,
    confirmation: confirmation ?? null,
    ends_at: endsAt ?? null,
  }),
  fromRow: ({ since, confirmed_at, confirmation, ends_at }) => ({
    since,
    ...present({ confirmedAt: confirmed_at, confirmation, endsAt: ends_at }),
  }),
});

export const confirmations = table<'confirmations', 'confirmations'>({
  name: 'confirmations',
  toRow: (id, { email, endsAt }) => ({ id, email, ends_at: endsAt ?? null }),
  fromRow: ({ email, ends_at }) => ({ email, ...present({ endsAt: ends_at }) }),
});
