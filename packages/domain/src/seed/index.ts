// What a new shop begins with, written once: `db.json` is generated from it, and fixtures and samples are taken from it. No screen and no
// rule imports it: they get the catalogue as data.

export * from './catalogue.ts';
export * from './catalogueProduct.ts';
export * from './categories.ts';
export * from './products.ts';
export * from './reviews.ts';
