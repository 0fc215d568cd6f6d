/** A page of the back office, for the app and for its build. */
export interface Place {
  path: string;
  /** The title in the shell's bar until the page sets a more specific one: « Commande » before the order's number. */
  title: string;
  /** The component of the page, which has the name of its file. */
  page: string;
  /** Whether only a live shop has it: in the demonstration its address is not found. */
  isLive?: true;
}

/** The path of the administration on the site. */
export const base = '/admin';

/** The maximum number of rows on a page of a list. */
export const rowsPerPage = 50;

/** The pages inside the shell, for administrators only. */
export const shellPlaces: readonly Place[] = [
  { path: '/', title: 'Tableau de bord', page: 'DashboardPage' },
  { path: '/commandes', title: 'Commandes', page: 'OrdersPage' },
  { path: '/commandes/nouvelle', title: 'Nouvelle commande', page: 'NewOrderPage', isLive: true },
  { path: '/commandes/releve', title: 'Relevé bancaire', page: 'BankStatementPage', isLive: true },
  { path: '/commandes/preparation', title: 'Liste de préparation', page: 'PreparationPage', isLive: true },
  { path: '/commandes/:id', title: 'Commande', page: 'OrderPage' },
  { path: '/produits', title: 'Produits', page: 'ProductsPage' },
  { path: '/produits/ajouter', title: 'Ajouter un produit', page: 'AddProductPage' },
  { path: '/produits/prix', title: 'Prix', page: 'PricesPage', isLive: true },
  { path: '/produits/inventaire', title: 'Inventaire', page: 'StockPage', isLive: true },
  { path: '/produits/fichier', title: 'Fichier des produits', page: 'ProductFilePage', isLive: true },
  { path: '/produits/:id', title: 'Produit', page: 'ProductPage' },
  { path: '/categories', title: 'Catégories', page: 'CategoriesPage' },
  { path: '/utilisateurs', title: 'Utilisateurs', page: 'UsersPage' },
  { path: '/utilisateurs/ajouter', title: 'Ajouter un utilisateur', page: 'AddUserPage' },
  { path: '/utilisateurs/:id', title: 'Utilisateur', page: 'UserPage' },
  { path: '/newsletter', title: 'Newsletter', page: 'NewsletterPage', isLive: true },
  { path: '/support', title: 'Support', page: 'SupportPage', isLive: true },
  { path: '/support/:id', title: 'Ticket', page: 'TicketPage', isLive: true },
  { path: '/retractations', title: 'Rétractations', page: 'WithdrawalsPage', isLive: true },
  { path: '/comptabilite', title: 'Comptabilité', page: 'AccountingPage', isLive: true },
  { path: '/e-mails', title: 'E-mails', page: 'MailsPage', isLive: true },
  { path: '/journal', title: 'Journal', page: 'JournalPage', isLive: true },
  { path: '/pages', title: 'Pages', page: 'OwnPagesPage', isLive: true },
  { path: '/pages/:id', title: 'Page', page: 'OwnPagePage', isLive: true },
  { path: '/textes', title: 'Textes légaux', page: 'LegalTextsPage', isLive: true },
  { path: '/textes/:id', title: 'Texte légal', page: 'LegalTextPage', isLive: true },
  { path: '/avant-d-ouvrir', title: 'Avant d’ouvrir', page: 'OpeningPage', isLive: true },
  { path: '/profil', title: 'Mon profil', page: 'ProfilePage', isLive: true },
  { path: '/parametres', title: 'Paramètres', page: 'SettingsPage' },
];

/** An address that leads nowhere. */
export const notFound: Place = { path: '*', title: 'Page non trouvée', page: 'NotFoundPage' };

/** The pages without the shell, with or without a session. */
export const openPlaces: readonly Place[] = [
  { path: '/login', title: 'Connexion', page: 'LoginPage' },
  { path: '/mot-de-passe', title: 'Nouveau mot de passe', page: 'PasswordPage' },
  notFound,
];
