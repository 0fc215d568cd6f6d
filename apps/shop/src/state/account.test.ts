import { ApiError } from '@nuee/api-client/apiError';
import { demoToken, testCredentials } from '@nuee/domain';
import { profiles } from '@nuee/domain/fixtures';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UsersApi } from '../api/users.ts';
import { createAccount } from './account.ts';
import { createSession, sessionAtom } from './session.ts';

afterEach(() => void vi.restoreAllMocks());

const form = {
  firstName: ' Inès ',
  lastName: 'Moreau',
  email: ' ines@exemple.example ',
  password: 'Une-phrase-de-passe',
  confirmation: 'Une-phrase-de-passe',
};

function createVisitor(api: Partial<UsersApi> = {}, demonstration = true) {
  const store = createStore();
  const storage = createMemoryStorage();
  const session = createSession({ store, storage });
  const users = {
    login: vi.fn(async () => ({ token: 'token' })),
    register: vi.fn(async () => {}),
    profile: vi.fn(async () => profiles.camille),
    logout: vi.fn(async () => {}),
    ...api,
  };
  const refresh = vi.fn(async () => {});
  const success = vi.fn();
  const account = createAccount({ session, cart: { refresh }, api: users, toasts: { success }, demonstration });
  return { account, users, refresh, success, storage, session: () => store.get(sessionAtom) };
}

const refusal = (serverMessage?: string) => async () => {
  throw new ApiError('refused', { status: 401, ...(serverMessage && { serverMessage }) });
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('login', () => {
  it('sends the state of « Se souvenir de moi » to the server, where it has an effect', async () => {
    const visitor = createVisitor({}, false);
    const typed = { email: 'ines@exemple.example', password: 'Une-phrase-de-passe' };
    await visitor.account.login(typed);
    expect(visitor.users.login).toHaveBeenLastCalledWith(typed);
    await visitor.account.login({ ...typed, remember: false });
    expect(visitor.users.login).toHaveBeenLastCalledWith({ ...typed, remember: false });
  });

  it('asks for both fields without a call', async () => {
    const visitor = createVisitor();
    const result = await visitor.account.login({ email: ' ', password: 'x' });
    expect(result).toEqual({ outcome: 'refused', message: 'Veuillez remplir tous les champs' });
    expect(visitor.users.login).not.toHaveBeenCalled();
  });

  it('keeps the session under the keys of the specification and hands the cart over', async () => {
    const visitor = createVisitor();
    const result = await visitor.account.login({ email: 'camille@exemple.example', password: 'secret' });
    expect(result).toEqual({ outcome: 'customer' });
    expect(['token', 'userRole', 'userEmail', 'userName'].map((key) => visitor.storage.getItem(key))).toEqual([
      'token',
      'user',
      'camille@exemple.example',
      'Camille Roussel',
    ]);
    expect(visitor.refresh).toHaveBeenCalled();
    expect(visitor.success).toHaveBeenCalledWith('Connexion réussie');
  });

  it('keeps the session when the profile can’t be read', async () => {
    const visitor = createVisitor({ profile: refusal() });
    await visitor.account.login({ email: 'camille@exemple.example', password: 'secret' });
    expect(visitor.session()).toEqual({
      status: 'customer',
      email: 'camille@exemple.example',
      name: 'camille@exemple.example',
    });
  });

  it('asks the server about the test pairs in a shop in service', async () => {
    for (const pair of Object.values(testCredentials)) {
      const visitor = createVisitor({ login: refusal('Compte inconnu') }, false);
      expect(await visitor.account.login(pair)).toEqual({ outcome: 'refused', message: 'Compte inconnu' });
    }
  });

  it('prefers the server’s message to its own', async () => {
    const login = { email: 'camille@exemple.example', password: 'faux' };
    expect(await createVisitor({ login: refusal('Compte inconnu') }).account.login(login)).toMatchObject({
      message: 'Compte inconnu',
    });
    expect(await createVisitor({ login: refusal() }).account.login(login)).toMatchObject({
      message: 'Erreur de connexion',
    });
  });

  it('accepts the test customer without a call, and sends the administrator to the admin login', async () => {
    const visitor = createVisitor();
    expect(await visitor.account.login(testCredentials.administrator)).toEqual({ outcome: 'administrator' });
    expect(visitor.session().status).toBe('unknown');
    expect(await visitor.account.login(testCredentials.customer)).toEqual({ outcome: 'customer' });
    expect(visitor.users.login).not.toHaveBeenCalled();
    expect(visitor.storage.getItem('token')).toBe(demoToken);
  });
});

describe('registration', () => {
  it('refuses passwords that differ', async () => {
    const visitor = createVisitor();
    const result = await visitor.account.register({ ...form, confirmation: 'autre' });
    expect(result).toEqual({ outcome: 'refused', message: 'Les mots de passe ne correspondent pas' });
    expect(visitor.users.register).not.toHaveBeenCalled();
  });

  it('trims what surrounds the fields, registers and logs in', async () => {
    const visitor = createVisitor();
    expect(await visitor.account.register(form)).toEqual({ outcome: 'customer' });
    expect(visitor.users.register).toHaveBeenCalledWith({
      firstName: 'Inès',
      lastName: 'Moreau',
      email: 'ines@exemple.example',
      password: form.password,
    });
    expect(visitor.success).toHaveBeenCalledWith('Inscription réussie ! Vous êtes maintenant connecté.');
  });

  it('distinguishes a refused registration from a login that fails after it', async () => {
    expect(await createVisitor({ register: refusal() }).account.register(form)).toEqual({
      outcome: 'refused',
      message: "Erreur lors de l'inscription",
    });
    expect(await createVisitor({ login: refusal('non') }).account.register(form)).toEqual({
      outcome: 'registered',
      message: 'Erreur lors de la connexion après inscription',
    });
  });
});

describe('logout', () => {
  it('drops the session and says so', async () => {
    const visitor = createVisitor();
    await visitor.account.login({ email: 'camille@exemple.example', password: 'secret' });
    visitor.account.logout();
    expect(visitor.session()).toEqual({ status: 'guest' });
    expect(['token', 'userRole', 'userEmail', 'userName'].map((key) => visitor.storage.getItem(key))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(visitor.success).toHaveBeenLastCalledWith('Vous êtes maintenant déconnecté.');
  });

  it('ends the session on the server, except that of the demonstration', async () => {
    const visitor = createVisitor();
    await visitor.account.login({ email: 'camille@exemple.example', password: 'secret' });
    visitor.account.logout();
    expect(visitor.users.logout).toHaveBeenCalledExactlyOnceWith('token');
    await visitor.account.login(testCredentials.customer);
    visitor.account.logout();
    expect(visitor.users.logout).toHaveBeenCalledOnce();
  });
});
