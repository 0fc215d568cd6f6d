import type { Review } from '../reviews.ts';

/** The three reviews of the home page. */
export const reviews: readonly Review[] = [
  {
    id: '1',
    name: 'Camille R.',
    rating: 5,
    content:
      'Le Caramel Beurre Salé tient sa promesse\u00a0: le sel arrive après, comme sur une vraie crêpe au beurre. Je ne cherche plus.',
    date: '12/12/2025',
  },
  {
    id: '2',
    name: 'Nathan L.',
    rating: 5,
    content: 'Colis reçu en deux jours, flacons impeccables. La Menthe Glaciale est nette, sans arrière-goût sucré.',
    date: '28/11/2025',
  },
  {
    id: '3',
    name: 'Inès M.',
    rating: 4,
    content: 'Belle découverte que la Vanille Bourbon, ronde sans être lourde. J’aimerais un format 200\u00a0ml.',
    date: '03/11/2025',
  },
];
