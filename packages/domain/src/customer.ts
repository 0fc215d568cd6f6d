/** The customer of the account screens (section 3). */
export interface AccountUser {
  _id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  country: string;
  loyaltyPoints: number;
  newsletterSubscribed: boolean;
  /** ISO date. */
  registrationDate: string;
  /** ISO date. */
  birthDate: string;
}

/** A product among the customer's favourites (section 3). Prices in euros. */
export interface FavoriteProduct {
  _id: string;
  name: string;
  image: string;
  price: number;
  discountPrice?: number;
  category: string;
  /** False shows the badge « Rupture ». */
  inStock: boolean;
  slug: string;
}

/** An invoice to download (section 3). */
export interface Invoice {
  _id: string;
  orderNumber: string;
  invoiceNumber: string;
  /** In euros. */
  amount: number;
  /** ISO date. */
  createdAt: string;
  /** Opened in a new tab. */
  pdfUrl: string;
}

/** The favorites without one of them. */
export function removeFavorite(favorites: readonly FavoriteProduct[], id: string): FavoriteProduct[] {
  return favorites.filter((favorite) => favorite._id !== id);
}
