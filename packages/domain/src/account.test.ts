import { describe, expect, it } from 'vitest';
import {
  isAdministrator,
  isTestCustomer,
  loginError,
  passwordErrors,
  passwordsMatchError,
  type Registration,
  registrationError,
  testCredentials,
} from './account.ts';

const { customer, administrator } = testCredentials;
const registration: Registration = {
  firstName: 'Camille',
  lastName: 'Roussel',
  email: 'camille@mail.example',
  password: 'mot de passe',
  confirmation: 'mot de passe',
};

describe('the login form', () => {
  it.each([
    ['', ''],
    ['', 'secret'],
    ['camille@mail.example', ''],
    ['  ', 'secret'],
  ])('asks for both fields (« %s », « %s »)', (email, password) => {
    expect(loginError(email, password)).toBe('Veuillez remplir tous les champs');
  });

  it('accepts two filled fields, even a password of spaces', () => {
    expect(loginError('camille@mail.example', ' ')).toBeUndefined();
  });
});

describe('the registration form', () => {
  it('accepts filled fields and equal passwords', () => {
    expect(registrationError(registration)).toBeUndefined();
  });

  it.each(['firstName', 'lastName', 'email'] as const)('refuses a %s of spaces', (field) => {
    expect(registrationError({ ...registration, [field]: ' ' })).toBe('Veuillez remplir tous les champs');
  });

  it('refuses empty passwords', () => {
    expect(registrationError({ ...registration, password: '', confirmation: '' })).toBe(
      'Veuillez remplir tous les champs',
    );
  });

  it.each(['mot de passe ', 'Mot de passe', ''])('refuses the confirmation « %s »', (confirmation) => {
    expect(registrationError({ ...registration, confirmation })).toBe('Les mots de passe ne correspondent pas');
  });
});

describe('the new password of the account', () => {
  it('must equal its confirmation; the message keeps the full stop of the specification', () => {
    expect(passwordsMatchError('a', 'a')).toBeUndefined();
    expect(passwordsMatchError('a', 'b')).toBe('Les mots de passe ne correspondent pas.');
  });
});

describe('the refusal of a password', () => {
  it.each([
    ['Le mot de passe actuel est incorrect.', 'current'],
    ['Ce mot de passe est trop courant\u00a0: choisissez-en un autre.', 'next'],
    ['Votre compte ouvre l’administration\u00a0: choisissez un mot de passe d’au moins 15\u00a0caractères.', 'next'],
  ])('« %s » stands at the field %s', (message, field) => {
    expect(passwordErrors(message)).toEqual({ [field]: message });
  });

  it.each(['Le mot de passe vient d’être changé.', 'Un compte existe déjà avec cette adresse e-mail.', undefined])(
    'is not « %s »',
    (message) => {
      expect(passwordErrors(message)).toBeUndefined();
    },
  );
});

describe('the fixed pairs', () => {
  it('each open only their own login', () => {
    expect(isTestCustomer(customer.email, customer.password)).toBe(true);
    expect(isAdministrator(administrator.email, administrator.password)).toBe(true);
    expect(isTestCustomer(administrator.email, administrator.password)).toBe(false);
    expect(isAdministrator(customer.email, customer.password)).toBe(false);
  });

  it('accept an e-mail address in any case, a password only exactly', () => {
    expect(isTestCustomer(' Client@Maison-Nuee.example ', customer.password)).toBe(true);
    expect(isTestCustomer(customer.email, customer.password.toLowerCase())).toBe(false);
    expect(isTestCustomer(customer.email, `${customer.password} `)).toBe(false);
    expect(isTestCustomer(customer.email, administrator.password)).toBe(false);
    expect(isAdministrator('', '')).toBe(false);
  });
});
