import type { Profile } from './contract/shapes.ts';

/** An e-mail address and its password. */
export interface Credentials {
  email: string;
  password: string;
}

/** The fields of the registration form. */
export interface Registration extends Credentials {
  firstName: string;
  lastName: string;
  confirmation: string;
}

/** The two fixed pairs that the login pages show (section 6). */
export const testCredentials = {
  customer: { email: 'client@maison-nuee.example', password: 'Nuee-Client-18' },
  administrator: { email: 'admin@maison-nuee.example', password: 'Nuee-Admin-18' },
} as const satisfies Record<string, Credentials>;

/** The test customer's token. The shop uses it without a login call, and the API's seed holds a session with it. */
export const demoToken = 'fake-token-of-the-demo-customer';

/** The customer to whom that session belongs. */
export const demoCustomer: Profile & { _id: string; email: string } = {
  _id: 'demo-camille',
  email: 'client@maison-nuee.example',
  firstName: 'Camille',
  lastName: 'Roussel',
  phone: '06 12 34 56 78',
  addresses: [{ street: '14 rue des Tanneurs', city: 'Nantes', postalCode: '44000', country: 'France' }],
};

/**
 * Why a login form can't be sent, quoted from section 5; `undefined` when it can. The same for customer and
 * administrator.
 */
export function loginError(email: string, password: string): string | undefined {
  return email.trim() === '' || password === '' ? 'Veuillez remplir tous les champs' : undefined;
}

/**
 * Why a registration can't be sent (section 5): the passwords differ. The browser itself complains about empty fields.
 */
export function registrationError(form: Registration): string | undefined {
  const { firstName, lastName, email, password, confirmation } = form;
  if ([firstName, lastName, email].some((field) => field.trim() === '') || password === '') {
    return 'Veuillez remplir tous les champs';
  }
  return password === confirmation ? undefined : 'Les mots de passe ne correspondent pas';
}

/** The account's message for a new password that differs from its confirmation, quoted from section 5. */
export function passwordsMatchError(password: string, confirmation: string): string | undefined {
  return password === confirmation ? undefined : 'Les mots de passe ne correspondent pas.';
}

/** What is wrong with a password that the API refused: the sentence that stands at its field. */
export interface PasswordErrors {
  current?: string;
  next?: string;
  code?: string;
}

/** The refusal of a password, at the field that it is about; `undefined` for any other message. */
export function passwordErrors(message: string | undefined): PasswordErrors | undefined {
  if (message === undefined) return undefined;
  if (message.startsWith('Le mot de passe actuel')) return { current: message };
  return /^Ce mot de passe|choisissez un mot de passe/.test(message) ? { next: message } : undefined;
}

/** Whether these credentials are the fixed test customer's, whose login makes no call (section 6). */
export function isTestCustomer(email: string, password: string): boolean {
  return matches(testCredentials.customer, email, password);
}

/** Whether these credentials are the fixed administrator's: the only ones that the administration accepts (section 5). */
export function isAdministrator(email: string, password: string): boolean {
  return matches(testCredentials.administrator, email, password);
}

function matches(pair: Credentials, email: string, password: string): boolean {
  return email.trim().toLowerCase() === pair.email && password === pair.password;
}
