export { ProductFacts as default } from '@nuee/ui';
