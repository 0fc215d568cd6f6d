/** The product of the demonstration that stands for its category. */
export const leadingProduct: Readonly<Record<string, string>> = {
  fruites: '1',
  gourmands: '3',
  menthes: '4',
  classiques: '8',
  mixtes: '9',
  'collections-limitees': '10',
};
