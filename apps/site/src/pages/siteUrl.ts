import { addressInService, type Environment } from '@nuee/domain/environment';

/** The public address that the pages of a build name: that of the shop in service, an invented one in the demonstration. */
export const siteUrl = (env: Environment): string =>
  env.DEMO === 'off' ? addressInService(env) : 'https://www.maison-nuee.example';
