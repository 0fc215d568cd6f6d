// What a new shop starts with, written once: `db.json` is generated from it, and fixtures and samples are taken from
// it. No screen and no rule imports it, because they get the catalogue as data.

export * from './catalogue.ts';
export * from './catalogueProduct.ts';
export * from './categories.ts';
export * from './products.ts';
export * from './reviews.ts';
