// A file of its own, since it is loaded later than the page.
export { SiteFooter as default } from '@nuee/ui';
