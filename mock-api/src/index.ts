/** The reference API of the shop, for the tests and the journeys: `startApi({ port: 0, dataDir })`. */

export { cheapPasswords } from './auth/passwords.ts';
export { noLimits } from './auth/rateLimits.ts';
export { askForOwner } from './cli/ownerAccount.ts';
export { settingsToStart } from './cli/settings.ts';
export { type AppOptions, createApp } from './http/app.ts';
export { type Api, type ApiOptions, startApi } from './server.ts';
