/** The reference API of the shop, for the tests and the journeys: `startApi({ port: 0, dataDir })`. */
export { type AppOptions, createApp } from './app.ts';
export { askForOwner } from './ownerAccount.ts';
export { cheapPasswords } from './passwords.ts';
export { noLimits } from './rateLimits.ts';
export { type Api, type ApiOptions, startApi } from './server.ts';
export { settingsFrom } from './settings.ts';
