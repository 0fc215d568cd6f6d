import { demoCustomer } from '../account.ts';
import { type Address, addressFromProfile } from '../address.ts';

/** A customer in the administration's samples. */
export interface Person {
  _id: string;
  name: string;
  email: string;
  address: Address;
}

/** The customers in the administration's samples. */
export const people = {
  /** The one whose account the test credentials open: both show her latest order. */
  camille: person('user-1', demoCustomer.email, addressFromProfile(demoCustomer)),
  nathan: person('user-2', 'nathan.lefevre@mail.example', {
    firstName: 'Nathan',
    lastName: 'Lefèvre',
    street: '8 quai des Chartrons',
    city: 'Bordeaux',
    postalCode: '33000',
    country: 'France',
  }),
  ines: person('user-3', 'ines.moreau@mail.example', {
    firstName: 'Inès',
    lastName: 'Moreau',
    street: '27 rue Mercière',
    city: 'Lyon',
    postalCode: '69002',
    country: 'France',
  }),
  hugo: person('user-4', 'hugo.bernard@mail.example', {
    firstName: 'Hugo',
    lastName: 'Bernard',
    street: '5 place du Capitole',
    city: 'Toulouse',
    postalCode: '31000',
    country: 'France',
  }),
  lea: person('user-5', 'lea.fontaine@mail.example', {
    firstName: 'Léa',
    lastName: 'Fontaine',
    street: '41 rue Neuve',
    city: 'Bruxelles',
    postalCode: '1000',
    country: 'Belgique',
  }),
} as const;

/** The administration's samples show no phone (section 3). */
function person(_id: string, email: string, home: Omit<Address, 'phone'>): Person {
  return { _id, name: `${home.firstName} ${home.lastName}`, email, address: { ...home, phone: '' } };
}
