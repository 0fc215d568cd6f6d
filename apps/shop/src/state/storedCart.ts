// A file of its own, because it is loaded only when there is something to read.
export { readLocalCart } from '@nuee/domain';
