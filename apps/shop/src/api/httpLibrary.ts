// What a call to the API needs and a page without one doesn't: loaded with the first call.
export { CartSchema, CreatedOrderSchema, ErrorBody, LoginResponse, OrderSchema, ProfileSchema } from '@nuee/domain';
export { default as ky, isHTTPError } from 'ky';
export { safeParse, summarize } from 'valibot';
