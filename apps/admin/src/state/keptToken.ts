/** Under which the browser's storage keeps the session of the back office. */
export const keys = {
  authenticated: 'adminAuthenticated',
  token: 'adminToken',
  email: 'adminEmail',
  kind: 'adminKind',
} as const;

/** The kind of a session that the API knows. */
export const live = 'api';

/** The API's token, or `null` in the demonstration. */
export const keptToken = (storage: Pick<Storage, 'getItem'>): string | null =>
  storage.getItem(keys.kind) === live ? storage.getItem(keys.token) : null;
