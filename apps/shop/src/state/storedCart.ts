// A file of its own, since it is loaded once there is something to read.
export { readLocalCart } from '@nuee/domain';
