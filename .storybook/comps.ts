interface Screen {
  /** The id of the story that they are pictures of, where the screen has left what was drawn for it. */
  story?: string;
  /** The names of its pictures in `comps/`, without `.webp`. */
  pictures: readonly [string, ...string[]];
  /** The titles of the stories that it shows, its page first; those of Commerce without their group. */
  shows: readonly [string, ...string[]];
}

/** A screen as its story shows it: each width in both modes. */
const sixOf = (name: string) =>
  [
    `${name}-desktop`,
    `${name}-dark-desktop`,
    `${name}-tablet`,
    `${name}-dark-tablet`,
    `${name}-mobile`,
    `${name}-dark-mobile`,
  ] as const;

/** The comps, which are the designers' drawings of each screen or, of those drawn anew since, pictures of their stories, with the pages and parts that they show. */
export const comps: Readonly<Record<string, Screen>> = {
  Home: {
    story: 'pages-shop-home--default',
    pictures: sixOf('home'),
    shows: [
      'Pages/Shop/Home',
      'Commerce/SiteHeader',
      'Commerce/Wordmark',
      'Commerce/Hero',
      'Commerce/BestSellers',
      'Commerce/ProductGrid',
      'Commerce/ProductCard',
      'Commerce/CategoryTiles',
      'Commerce/Newsletter',
      'Commerce/ReviewList',
      'Commerce/SiteFooter',
      'Primitives/Rating',
      'Primitives/Badge',
    ],
  },
  'Age gate': {
    pictures: ['age-gate-desktop', 'age-gate-mobile'],
    shows: ['Pages/Shop/Home', 'Commerce/AgeGate', 'Primitives/Dialog'],
  },
  Menus: {
    pictures: ['nav-menu-desktop', 'nav-menu-mobile'],
    shows: ['Commerce/NavMenu', 'Commerce/MobileMenu', 'Commerce/SiteHeader', 'Primitives/Drawer'],
  },
  Catalogue: {
    story: 'pages-shop-catalogue--default',
    pictures: sixOf('catalogue'),
    shows: [
      'Pages/Shop/Catalogue',
      'Commerce/CatalogueIntro',
      'Commerce/CatalogueFrame',
      'Commerce/CatalogueFilters',
      'Commerce/CategoryFilter',
      'Commerce/ProductGrid',
      'Commerce/ProductCard',
      'Primitives/Slider',
      'Primitives/Checkbox',
      'Primitives/Drawer',
    ],
  },
  Product: {
    story: 'pages-shop-product--default',
    pictures: sixOf('product'),
    shows: [
      'Pages/Shop/Product',
      'Commerce/ProductDetail',
      'Commerce/ProductNotes',
      'Commerce/RelatedProducts',
      'Commerce/BottleShape',
      'Primitives/OptionGroup',
      'Primitives/QuantityStepper',
      'Primitives/Price',
    ],
  },
  Search: {
    story: 'commerce-searchdialog--results-open',
    pictures: sixOf('search'),
    shows: ['Commerce/SearchDialog'],
  },
  Cart: {
    story: 'pages-shop-cart--default',
    pictures: sixOf('cart'),
    shows: [
      'Pages/Shop/Cart',
      'Commerce/CartLines',
      'Commerce/CartLine',
      'Commerce/CartSummary',
      'Commerce/TotalsTable',
      'Primitives/QuantityStepper',
    ],
  },
  Checkout: {
    pictures: ['checkout-desktop', 'checkout-mobile'],
    shows: [
      'Pages/Shop/Checkout',
      'Commerce/CheckoutStep',
      'Commerce/AddressForm',
      'Commerce/PaymentChoice',
      'Commerce/OrderNotes',
      'Commerce/OrderSummary',
      'Commerce/OrderLines',
      'Primitives/RadioList',
      'Primitives/TextField',
      'Primitives/TextArea',
    ],
  },
  Confirmation: {
    story: 'pages-shop-order-confirmation--default',
    pictures: sixOf('confirmation'),
    shows: ['Pages/Shop/Order confirmation', 'Commerce/OrderConfirmation', 'Commerce/OrderStatus'],
  },
  Login: {
    pictures: ['login-desktop', 'login-mobile'],
    shows: ['Pages/Shop/Login', 'Commerce/AuthPage', 'Commerce/LoginForm', 'Commerce/TestCredentials'],
  },
  Account: {
    pictures: [
      'account-orders-desktop',
      'account-orders-mobile',
      'account-favorites-desktop',
      'account-favorites-mobile',
    ],
    shows: [
      'Pages/Shop/Account',
      'Pages/Shop/Account orders',
      'Account/AccountFrame',
      'Account/AccountTabs',
      'Account/AccountOrders',
      'Account/AccountOrder',
      'Account/FavoriteGrid',
      'Account/FavoriteCard',
    ],
  },
  About: {
    story: 'pages-shop-about--default',
    pictures: sixOf('about'),
    shows: ['Pages/Shop/About', 'Content/AboutIntro', 'Content/Statements', 'Content/ValueCards'],
  },
  Contact: {
    pictures: ['contact-desktop', 'contact-mobile'],
    shows: ['Pages/Shop/Contact', 'Content/ContactForm', 'Content/ContactDetails', 'Content/MapPlaceholder'],
  },
  FAQ: {
    pictures: ['faq-desktop', 'faq-mobile'],
    shows: ['Pages/Shop/FAQ', 'Primitives/Accordion'],
  },
  'Not found': {
    story: 'pages-shop-not-found--default',
    pictures: sixOf('not-found'),
    shows: ['Pages/Shop/Not found', 'Commerce/NotFoundMessage'],
  },
  Dashboard: {
    story: 'pages-administration-dashboard--default',
    pictures: sixOf('admin-dashboard'),
    shows: [
      'Pages/Administration/Dashboard',
      'Admin/AdminShell',
      'Admin/AdminNav',
      'Admin/StatisticsStrip',
      'Admin/SalesChart',
      'Admin/StatusChart',
      'Admin/ChartPanel',
      'Admin/RecentOrders',
    ],
  },
  Orders: {
    story: 'pages-administration-orders--default',
    pictures: sixOf('admin-orders'),
    shows: [
      'Pages/Administration/Orders',
      'Admin/OrdersTable',
      'Admin/ListToolbar',
      'Admin/FilterMenu',
      'Admin/RowMenu',
      'Admin/PaymentStatus',
      'Commerce/OrderStatus',
      'Primitives/Table',
      'Primitives/Menu',
      'Primitives/StatusPill',
    ],
  },
  Products: {
    pictures: [
      'admin-products-desktop',
      'admin-products-mobile',
      'admin-products-dialog-desktop',
      'admin-products-dialog-mobile',
    ],
    shows: [
      'Pages/Administration/Products',
      'Admin/ProductsTable',
      'Admin/StockLevel',
      'Admin/ProductStatus',
      'Admin/ProductDialog',
      'Admin/ProductFields',
    ],
  },
  'States of controls': {
    pictures: ['states-desktop', 'states-dark-desktop'],
    shows: [
      'Primitives/Button',
      'Primitives/IconButton',
      'Primitives/LinkButton',
      'Primitives/TextField',
      'Primitives/TextArea',
      'Primitives/SelectField',
      'Primitives/PasswordField',
      'Primitives/Checkbox',
      'Primitives/CheckboxGroup',
      'Primitives/OptionGroup',
      'Primitives/QuantityStepper',
      'Primitives/Toaster',
      'Primitives/Notice',
      'Primitives/EmptyState',
    ],
  },
  Tokens: {
    pictures: ['tokens-desktop'],
    shows: ['Primitives/Icon', 'Primitives/Heading', 'Primitives/Text'],
  },
};

/** The address of a comp's picture, for the manager and the docs pages. */
export interface Comp {
  name: string;
  /** The name of its picture in `comps/`. */
  picture: string;
  address: string;
}

/** The comps that show the stories of a title. */
export function compsOf(title: string): Comp[] {
  const shown = withoutGroup(title);
  return Object.entries(comps).flatMap(([screen, { pictures, shows }]) =>
    shows.includes(shown) ? pictures.map((picture) => compOf(screen, picture)) : [],
  );
}

/** `Commerce/CartLine` for `Commerce/Cart/CartLine`: without the sidebar's groups, which may change. */
export const withoutGroup = (title: string): string => title.replace(/^(Commerce|Admin)\/.+\//, '$1/');

/** The window and the mode that a comp shows, as Storybook's toolbar calls them. */
export function compWindow(picture: string): { window: 'phone' | 'tablet' | 'desktop'; colorMode: 'light' | 'dark' } {
  const window = (['tablet', 'desktop'] as const).find((name) => picture.endsWith(name)) ?? 'phone';
  return { window, colorMode: picture.includes('-dark-') ? 'dark' : 'light' };
}

/** « dark desktop » of `home-dark-desktop`: what the name adds to the screen. */
export function compOf(screen: string, picture: string): Comp {
  const window =
    /(?:dark-)?(?:desktop|tablet|mobile)$/.exec(picture)?.[0].replace('-', ' ').replace('mobile', 'phone') ?? '';
  const scene = /drawer|dialog|favorites/.exec(picture)?.[0];
  return { name: [screen, scene, window].filter(Boolean).join(', '), picture, address: `./comps/${picture}.webp` };
}
