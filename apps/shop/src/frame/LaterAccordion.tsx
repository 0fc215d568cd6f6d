// A file of its own, since it is loaded later than the page.
export { Accordion as default } from '@nuee/ui';
