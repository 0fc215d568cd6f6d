import { accountUser } from './customer.ts';

/** The customers in the administration's samples. */
export const people = {
  /** The one whose account the test credentials open: both show her latest order. */
  camille: {
    _id: 'user-1',
    name: accountUser.name,
    email: accountUser.email,
    address: accountUser.address,
    city: accountUser.city,
    postalCode: accountUser.postalCode,
    country: accountUser.country,
  },
  nathan: {
    _id: 'user-2',
    name: 'Nathan Lefèvre',
    email: 'nathan.lefevre@mail.example',
    address: '8 quai des Chartrons',
    city: 'Bordeaux',
    postalCode: '33000',
    country: 'France',
  },
  ines: {
    _id: 'user-3',
    name: 'Inès Moreau',
    email: 'ines.moreau@mail.example',
    address: '27 rue Mercière',
    city: 'Lyon',
    postalCode: '69002',
    country: 'France',
  },
  hugo: {
    _id: 'user-4',
    name: 'Hugo Bernard',
    email: 'hugo.bernard@mail.example',
    address: '5 place du Capitole',
    city: 'Toulouse',
    postalCode: '31000',
    country: 'France',
  },
  lea: {
    _id: 'user-5',
    name: 'Léa Fontaine',
    email: 'lea.fontaine@mail.example',
    address: '41 rue Neuve',
    city: 'Bruxelles',
    postalCode: '1000',
    country: 'Belgique',
  },
} as const;
