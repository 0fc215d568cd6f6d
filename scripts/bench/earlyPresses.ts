/** Something that a person does with one control. */
export type Press = {
  /** Selector of the control, and a pattern of its name where the selector isn't specific enough. */
  at: string;
  named?: string;
  /** The device that has it, if not both have it. */
  device?: 'phone' | 'desk';
  /** Not made twice in a sequence. */
  once?: true;
  /** Nothing is pressed after it. */
  last?: true;
  /** It exists only once something was opened, for which people wait. */
  inside?: true;
  /** The pointer has to stay where it is, so the age gate must not appear. */
  stays?: true;
} & (
  | { does: 'press' | 'hover' }
  | { /** After a press on the control, or with the focus on it. */ does: 'type' | 'key'; keys: string }
);

/** What covers the page once it is open, and what can be pressed inside it. */
type Opener = Press & { opens: Record<string, Press> };

interface PressedPage {
  address: string;
  presses: Record<string, Press>;
  openers: Record<string, Opener>;
}

const press = (at: string, named?: string): Press => ({ does: 'press', at, ...(named !== undefined && { named }) });
const typed = (at: string, keys: string): Press => ({ does: 'type', at, keys, once: true });
const within = (presses: Record<string, Press>): Record<string, Press> =>
  Object.fromEntries(Object.entries(presses).map(([name, each]) => [name, { ...each, inside: true }]));

const header: Record<string, Opener> = {
  Rechercher: {
    ...press('header button', '^Rechercher$'),
    opens: within({ 'search me': typed('dialog input[type="search"]', 'me') }),
  },
  'Ouvrir le menu': {
    ...press('header button', '^Ouvrir le menu$'),
    device: 'phone',
    opens: within({ 'Fermer le menu': { ...press('dialog button', '^Fermer le menu$'), last: true } }),
  },
  'hover Catalogue': {
    does: 'hover',
    at: 'header nav button',
    named: '^Catalogue$',
    device: 'desk',
    stays: true,
    opens: {},
  },
  Catalogue: { ...press('header nav button', '^Catalogue$'), device: 'desk', stays: true, opens: {} },
};

const slider = (label: string, keys: string): Press => ({
  does: 'key',
  at: '[role="slider"], input[type="range"]',
  named: `^${label}$`,
  keys,
});
const filters: Record<string, Press> = {
  'Nouveautés uniquement': press('input[type="checkbox"]', '^Nouveautés uniquement$'),
  'Best-sellers uniquement': press('input[type="checkbox"]', '^Best-sellers uniquement$'),
  'En stock uniquement': press('input[type="checkbox"]', '^En stock uniquement$'),
  'Prix maximum ←': slider('Prix maximum', 'ArrowLeft'),
  'Prix minimum →': slider('Prix minimum', 'ArrowRight'),
  'Réinitialiser les filtres': press('button', '^Réinitialiser les filtres$'),
};

const cartLine = (product: string): Record<string, Press> => {
  const line = `main li[aria-label="${product}"] button`;
  return {
    [`${product} +`]: press(line, '^Augmenter la quantité$'),
    [`${product} −`]: press(line, '^Diminuer la quantité$'),
    [`${product} remove`]: press(line, "^Supprimer l'article$"),
  };
};

/** The initial lines of the cart: name, quantity. */
export const cartBegins = [
  ['Tabac Blond', 2],
  ['Bubble Gum', 1],
] as const;

const password = 'input[autocomplete="current-password"]';

/** What a visitor presses first where the age gate covers the page. */
export const ageGate = press('dialog:modal button', "^J'ai 18 ans ou plus$");

/** What is pressed on each kind of page. */
export const pages: Record<string, PressedPage> = {
  product: {
    address: '/produit/vanille-bourbon',
    openers: header,
    presses: {
      '3 mg/ml': press('main input[type="radio"]', '^3 mg/ml$'),
      '6 mg/ml': press('main input[type="radio"]', '^6 mg/ml$'),
      '12 mg/ml': press('main input[type="radio"]', '^12 mg/ml$'),
      '30 ml': press('main input[type="radio"]', '^30 ml$'),
      '50 ml': press('main input[type="radio"]', '^50 ml$'),
      '+': press('main button', '^Augmenter la quantité$'),
      '−': press('main button', '^Diminuer la quantité$'),
      add: press('main button', '^(Ajouter|Ajouté) au panier$'),
    },
  },
  catalogue: {
    address: '/catalogue',
    openers: {
      ...header,
      Filtrer: { ...press('main button', '^Filtrer$'), device: 'phone', opens: within(filters) },
    },
    presses: Object.fromEntries(Object.entries(filters).map(([name, each]) => [name, { ...each, device: 'desk' }])),
  },
  home: {
    address: '/',
    openers: header,
    presses: { 'newsletter address': typed('main input[type="email"]', 'ines@exemple.example') },
  },
  faq: {
    address: '/faq',
    openers: header,
    presses: Object.fromEntries(
      [1, 2, 3, 4].map((place) => [
        `question ${place}`,
        press(`main :nth-child(${place} of :has(> :is(h2, h3) > button[aria-expanded])) button`),
      ]),
    ),
  },
  cart: {
    address: '/panier',
    openers: header,
    presses: Object.assign({}, ...cartBegins.map(([product]) => cartLine(product))),
  },
  login: {
    address: '/login',
    openers: header,
    presses: {
      'type email': typed('input[autocomplete="username"]', 'ines@exemple.example'),
      'type password': typed(password, 'faux'),
      'show password': press('main button', '^(Afficher|Masquer) le mot de passe$'),
      remember: press('main input[type="checkbox"]'),
      'Se connecter': { ...press('main button[type="submit"]'), last: true },
      'Enter in password': { does: 'key', at: password, keys: 'Enter', last: true },
    },
  },
};
