// A file of its own, since it is loaded later than the page.
export { NavMenu as default } from '@nuee/ui';
