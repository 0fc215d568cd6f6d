import { type PublicSettings, withProtocol } from '@nuee/domain';

/** Who the house is and how to reach it, as the contact and legal pages say it. What isn't known is absent. */
export interface House {
  /** With its legal form: `Maison Nuée SAS`. */
  company: string;
  /** One line: `8 rue des Nuages, 44000 Nantes, France`. */
  address?: string;
  phone?: string;
  phoneHours?: string;
  email?: string;
  /** One line for each group of days. */
  openingHours?: readonly string[];
  /** The share capital, with its currency. */
  capital?: string;
  rcs?: string;
  siret?: string;
  vatNumber?: string;
  /** Who is responsible for what is published. */
  publisher?: string;
  /** Who the pages are hosted by. */
  host?: string;
  mediator?: PublicSettings['mediator'];
}

/** The settings that the pages of the house show, without those that are empty. */
export interface HouseSettings {
  identity: Partial<PublicSettings['identity']>;
  hours?: string;
  mediator?: PublicSettings['mediator'];
}

/** The company of the demonstration is imaginary; what its legal notice says besides is in that page. */
const imaginary: House = {
  company: 'Maison Nuée SAS',
  address: '8 rue des Nuages, 44000 Nantes, France',
  phone: '02 40 00 00 00',
  // Section 9, like the opening hours.
  phoneHours: 'en semaine, de 9\u00a0h à 18\u00a0h',
  email: 'contact@maison-nuee.example',
  openingHours: ['Du lundi au vendredi\u00a0: 10:00-19:00', 'Samedi\u00a0: 10:00-18:00', 'Dimanche\u00a0: fermé'],
};

export const houseSettingsOf = ({ identity, hours, mediator }: PublicSettings): HouseSettings => ({
  identity: Object.fromEntries(Object.entries(identity).filter(([, text]) => text !== '')),
  ...(hours !== '' && { hours }),
  ...(mediator.name !== '' && { mediator: { ...mediator, site: withProtocol(mediator.site) } }),
});

/** The house of these settings. The demonstration shows the imaginary one where nothing is set; a shop in service invents nothing. */
export function houseOf({ identity, hours, mediator }: HouseSettings, demonstration: boolean): House {
  const { name = '', legalForm, ...known } = identity;
  return {
    ...(demonstration && imaginary),
    ...known,
    company: demonstration ? imaginary.company : [name, legalForm].filter(Boolean).join(' '),
    // The owner writes them in one line: `Du lundi au vendredi : 9 h à 18 h ; samedi : fermé`.
    ...(hours !== undefined && { openingHours: hours.split(/\s*;\s*/) }),
    ...(mediator && { mediator }),
  };
}
