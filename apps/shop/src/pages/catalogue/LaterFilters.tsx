// A file of its own, since it is loaded later than the page.
export { CatalogueFilters as default } from '@nuee/ui';
