import type { Photograph } from '../account/TicketPhotographs/TicketPhotographs.tsx';

const webp = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/webp' });

/** A cracked bottle, drawn, wider than high. For stories only. */
export const photograph = webp(
  'UklGRjwBAABXRUJQVlA4TC8BAAAvf8J3AB+gpm0DNgUmULr+qmnbgI1xSsdVJiUIIM2xZNKP8fwH94E260FWQ0uWVVVSAsoQSanAJCpKUgmoZP/xZlFwHxXR/wl4Ov+f/8//5//z//n//P+9tFf9D70HOpV0WnQKkMMxxfZM0mk+olPy5TEFneGTdFrbU3I4BijoTG5Pi04Bcjim2J5JOs1HdEq+PKagM3ySTmt7Sg7HAAWdyc/m8ZN8nUeUz1HgcTiFp2XLM4kn6IhOyZenZXSSzuBRLE/J8RicxjO5PQo8DqfwtGx5JvEEHdEp+fKYgs7wSTrNR3QKkMMxxfZMbk+LTgFyOAYo6AyfpNPanpLDMUBBZ/gkneYjOiVfHlNszySd5iM6BcjhGKCgM07nweg88+9i5//z//n//H/+P///+Q0A',
);
const upright = webp(
  'UklGRjIBAABXRUJQVlA4TCUBAAAv38GfAB+gpm0DNgUmULr+qmnbgI1xSsdVJiUIIM2xZNKP8fwH94E260FWQkuWJAWEgDA0ECrG5KgISSEg4P7N+xDz2o2I/k/A0/n//H/+P/+f/8//5///F7ZX/Y+NB6pKqhZVgTmUKbY1SdVcoir5skxBNVxJ1dpWyaEMLKgmt9WiKjCHMsW2JqmaS1QlX5YpqIYrqVrbKjmUgQXV5Ed6/ICv84j4HAWWQxVWy5Y1iRVUoir5slpGlVSDpVhWybEMqrEmt6XAcqjCatmyJrGCSlQlX5YpqIYrqZpLVAXmUKbY1uS2WlQF5lAGFlTDlVStbZUcysCCariSqrlEVfJlmWJbk1TNJaoCcygDC6pxqgejeubfCOf/8//5//x//j//n/8/aQA=',
);

export const photographs: readonly Photograph[] = [
  { _id: 'wide', file: photograph },
  { _id: 'upright', file: upright },
];
