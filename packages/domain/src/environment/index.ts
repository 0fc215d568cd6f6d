/** The variables that the commands read: for Node, never for a browser. */

export { environmentFile, readEnvironment } from './file.ts';
export { isLoopback } from './loopback.ts';
export { addressInService, readShopUrl } from './shopUrl.ts';
export { type Environment, isInFile, variables } from './variables.ts';
