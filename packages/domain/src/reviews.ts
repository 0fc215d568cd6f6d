/** A customer's review (section 3). */
export interface Review {
  id: string;
  name: string;
  /** Whole stars, 1 to 5. */
  rating: number;
  content: string;
  /** As shown: dd/mm/yyyy. */
  date: string;
}

/** The rating above the reviews, a fixed text (section 2). */
export const ratingSummary = {
  average: '4.8',
  count: 156,
  averageLine: 'Note moyenne : 4.8/5',
  countLine: 'Basé sur 156 avis clients vérifiés',
} as const;
