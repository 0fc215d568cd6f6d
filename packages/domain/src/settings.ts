import { standardTerms, type Terms } from './terms.ts';

/** Who runs the shop and how to reach them. Each is empty until the owner has filled it in. */
export interface Identity {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** One line: `8 rue des Nuages, 44000 Nantes, France`. */
  readonly address: string;
  readonly legalForm: string;
  readonly capital: string;
  readonly rcs: string;
  readonly siret: string;
  readonly vatNumber: string;
  /** Who is legally responsible for the site's content. */
  readonly publisher: string;
  readonly host: string;
}

/** The settings that the pages of the shop show. */
export interface PublicSettings extends Terms {
  readonly identity: Identity;
  /** The opening hours of customer service. */
  readonly hours: string;
  readonly mediator: { readonly name: string; readonly address: string; readonly site: string };
  readonly switches: {
    readonly reviews: boolean;
    readonly badges: boolean;
    readonly promotions: boolean;
    readonly newsletter: boolean;
  };
  /** The provider that takes cards, where there is one: the origin of its page, and whether it only rehearses. It is found out, not set. */
  readonly cards?: { readonly origin: string; readonly test?: true | undefined } | undefined;
  /** Present only while the shop may not sell yet: visitors read that it opens soon. It is computed, not set. */
  readonly closed?: true | undefined;
  /** Present only during the holidays of a shop in service: what visitors read about them. It is computed, not set. */
  readonly away?: string | undefined;
}

/** The settings of a new demonstration: the terms of the specification, and an empty identity. */
export const newShopSettings: PublicSettings = {
  ...standardTerms,
  identity: {
    name: 'Maison Nuée',
    email: '',
    phone: '',
    address: '',
    legalForm: '',
    capital: '',
    rcs: '',
    siret: '',
    vatNumber: '',
    publisher: '',
    host: '',
  },
  hours: '',
  mediator: { name: '', address: '', site: '' },
  switches: { reviews: true, badges: true, promotions: true, newsletter: true },
};

/** The settings of a new shop in service: its name is the owner's, and the law requires prices that include VAT (decree of 3 December 1987). */
export const newSettingsInService: PublicSettings = {
  ...newShopSettings,
  identity: { ...newShopSettings.identity, name: '' },
  vat: { ...newShopSettings.vat, included: true },
};
