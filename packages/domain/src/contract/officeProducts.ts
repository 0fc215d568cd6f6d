/** Products and categories in the back office. */

import { UploadedPictureSchema } from '../live/pages.ts';
import { ImportBody, ImportedSchema } from '../live/productFile.ts';
import {
  CategoriesSchema,
  CategorySchema,
  ChangeCategoryBody,
  ChangeProductBody,
  CountsBody,
  CountsSchema,
  MovementsSchema,
  NewCategoryBody,
  NewProductBody,
  OwnerProductSchema,
  OwnerProductsSchema,
  ProductFiguresSchema,
  StockBody,
} from '../live/products.ts';
import { productStatuses } from '../live/records.ts';
import { pictureKinds } from '../sentPictures.ts';
import { get, post, put, remove } from './route.ts';

export const listOwnerProducts = get('/api/admin/products', 'products.read', {
  list: {
    filters: { status: [...productStatuses, 'lowStock', 'outOfStock'], category: 'text' },
    /** `price` is what is asked today; `status` puts drafts before published products. */
    sorts: ['name', 'category', 'price', 'stock', 'status'],
  },
  answer: OwnerProductsSchema,
});
export const readProductFigures = get('/api/admin/figures/products', 'products.read', { answer: ProductFiguresSchema });
export const createProduct = post('/api/admin/products', 'products.write', {
  body: NewProductBody,
  answer: OwnerProductSchema,
  status: 201,
});
export const readOwnerProduct = get('/api/admin/products/{id}', 'products.read', { answer: OwnerProductSchema });
export const changeProduct = put('/api/admin/products/{id}', 'products.write', {
  body: ChangeProductBody,
  answer: OwnerProductSchema,
});
/** Answers the product where it was archived, and nothing (204) where it was deleted. */
export const removeProduct = remove('/api/admin/products/{id}', 'products.write', { answer: OwnerProductSchema });
/** For a product that is about to be saved with it. */
export const addProductPicture = post('/api/admin/product-pictures', 'products.write', {
  sends: pictureKinds,
  answer: UploadedPictureSchema,
  status: 201,
});
export const changeStock = put('/api/admin/products/{id}/stock', 'stock', {
  body: StockBody,
  answer: OwnerProductSchema,
});
/** Of many products and bottles at once; of one that has changed since, it answers the stock and leaves it. */
export const countStock = put('/api/admin/stock', 'stock', { body: CountsBody, answer: CountsSchema });
/** In one transaction; what is no longer as the file was compared with is left, and answered. */
export const importProducts = put('/api/admin/product-file', 'products.write', {
  body: ImportBody,
  largest: 8_192,
  answer: ImportedSchema,
});
export const listMovements = get('/api/admin/products/{id}/movements', 'stock', {
  list: {},
  answer: MovementsSchema,
});
export const exportProducts = get('/api/admin/products.csv', 'csv', { media: 'text/csv' });

export const listCategories = get('/api/admin/categories', 'products.read', { answer: CategoriesSchema });
export const createCategory = post('/api/admin/categories', 'categories', {
  body: NewCategoryBody,
  answer: CategorySchema,
  status: 201,
});
export const changeCategory = put('/api/admin/categories/{id}', 'categories', {
  body: ChangeCategoryBody,
  answer: CategorySchema,
});
export const removeCategory = remove('/api/admin/categories/{id}', 'categories');
export const changeCategoryImage = put('/api/admin/categories/{id}/image', 'categories', {
  sends: pictureKinds,
  answer: CategorySchema,
});
