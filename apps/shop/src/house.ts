import { type PublicSettings, withProtocol } from '@nuee/domain';

/** The company and how to reach it, for the contact and legal pages. Unknown values are absent. */
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
  /** Who is legally responsible for the site's content. */
  publisher?: string;
  /** The hosting company. */
  host?: string;
  mediator?: PublicSettings['mediator'];
}

/** The settings that the pages about the company show, without empty ones. */
export interface HouseSettings {
  identity: Partial<PublicSettings['identity']>;
  hours?: string;
  mediator?: PublicSettings['mediator'];
}

/** The company of the demonstration is invented; the rest of its legal notice is in that page. */
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

/**
 * The company from these settings. The demonstration shows the invented one where nothing is set; a shop in service
 * invents nothing.
 */
export function houseOf({ identity, hours, mediator }: HouseSettings, demonstration: boolean): House {
  const { name = '', legalForm, ...known } = identity;
  return {
    ...(demonstration && imaginary),
    ...known,
    company: demonstration ? imaginary.company : [name, legalForm].filter(Boolean).join(' '),
    // The owner writes them on one line: `Du lundi au vendredi : 9 h à 18 h ; samedi : fermé`.
    ...(hours !== undefined && { openingHours: hours.split(/\s*;\s*/) }),
    ...(mediator && { mediator }),
  };
}
