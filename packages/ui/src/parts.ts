interface DocumentedPart {
  /** As the specification and the designers call it. */
  part: string;
  /** The titles of the stories that show it in its states; the first is the part itself. */
  stories: readonly [string, ...string[]];
}

/**
 * Every part of every screen that is documented in Storybook, by area of the product. `parts.test.ts` holds that each has
 * stories, and that a play proves what it does; the page « All parts » is made of it.
 */
export const documentedParts = {
  Storefront: [
    {
      part: 'Header',
      stories: ['Commerce/SiteHeader', 'Commerce/CartLink', 'Commerce/Wordmark', 'Primitives/SkipLink'],
    },
    { part: 'Navigation menu', stories: ['Commerce/NavMenu'] },
    { part: 'Mobile menu', stories: ['Commerce/MobileMenu', 'Primitives/Drawer'] },
    { part: 'Search dialog', stories: ['Commerce/SearchDialog'] },
    { part: 'Footer with the notice for under-18s', stories: ['Commerce/SiteFooter'] },
    { part: 'Hero', stories: ['Commerce/Hero'] },
    { part: 'Best-sellers', stories: ['Commerce/BestSellers', 'Commerce/ProductGrid'] },
    { part: 'Category tiles', stories: ['Commerce/CategoryTiles'] },
    { part: 'Newsletter', stories: ['Commerce/Newsletter'] },
    { part: 'Reviews and rating', stories: ['Commerce/ReviewList', 'Primitives/Rating'] },
    { part: 'Age gate', stories: ['Commerce/AgeGate'] },
    { part: 'Product card', stories: ['Commerce/ProductCard', 'Primitives/Badge', 'Primitives/Price'] },
    {
      part: 'Catalogue filters and their drawer',
      stories: [
        'Commerce/CatalogueFilters',
        'Commerce/CatalogueFrame',
        'Commerce/CategoryFilter',
        'Commerce/FilterChips',
        'Primitives/Slider',
        'Primitives/CheckboxGroup',
      ],
    },
    { part: 'Head of a page', stories: ['Commerce/PageTitle', 'Commerce/CatalogueIntro'] },
    { part: 'Mark of what is current', stories: ['Commerce/CurrentMark'] },
    { part: 'Empty result', stories: ['Commerce/CatalogueFrame', 'Primitives/EmptyState'] },
    {
      part: 'Product gallery and detail',
      stories: [
        'Commerce/ProductDetail',
        'Commerce/ProductNotes',
        'Primitives/OptionGroup',
        'Primitives/QuantityStepper',
      ],
    },
    { part: 'Add-to-cart button', stories: ['Commerce/ProductDetail', 'Primitives/Button'] },
    { part: 'Toast', stories: ['Primitives/Toaster'] },
    { part: 'Reassurance points', stories: ['Commerce/ProductDetail'] },
    { part: 'Related products', stories: ['Commerce/RelatedProducts'] },
  ],
  Buying: [
    { part: 'Cart line', stories: ['Commerce/CartLine', 'Commerce/CartLines'] },
    { part: 'Cart summary', stories: ['Commerce/CartSummary', 'Commerce/TotalsTable'] },
    { part: 'Empty cart', stories: ['Commerce/EmptyCart'] },
    { part: 'Frame of cart and checkout', stories: ['Commerce/SplitPage', 'Commerce/CheckoutStep'] },
    { part: 'Address form', stories: ['Commerce/AddressForm'] },
    { part: 'Billing address', stories: ['Commerce/AddressForm', 'Primitives/Checkbox'] },
    { part: 'Payment choice', stories: ['Commerce/PaymentChoice', 'Primitives/RadioList'] },
    { part: 'Order notes', stories: ['Commerce/OrderNotes'] },
    { part: 'Order summary', stories: ['Commerce/OrderSummary', 'Commerce/OrderLines'] },
    { part: 'Order being sent', stories: ['Commerce/OrderSummary', 'Primitives/Button'] },
    { part: 'Order confirmation', stories: ['Commerce/OrderConfirmation', 'Commerce/OrderStatus'] },
    { part: 'Login', stories: ['Commerce/LoginForm', 'Commerce/TestCredentials', 'Commerce/AuthPage'] },
    { part: 'New password, or a new link', stories: ['Commerce/NewPasswordForm', 'Commerce/LinkRequestForm'] },
    { part: 'Registration', stories: ['Commerce/RegisterForm', 'Commerce/AuthPage'] },
  ],
  Account: [
    { part: 'Sidebar', stories: ['Account/AccountTabs', 'Account/AccountFrame', 'Account/AccountSection'] },
    { part: 'Orders', stories: ['Account/AccountOrders', 'Account/AccountOrder'] },
    { part: 'Profile', stories: ['Account/ProfileForm'] },
    { part: 'Password', stories: ['Account/PasswordForm', 'Primitives/PasswordField'] },
    { part: 'Leaving for good', stories: ['Account/ErasureForm'] },
    { part: 'Address', stories: ['Account/DeliveryAddressForm'] },
    { part: 'Payment methods', stories: ['Account/PaymentMethods'] },
    { part: 'Favorites', stories: ['Account/FavoriteGrid', 'Account/FavoriteCard', 'Account/FavoriteButton'] },
    { part: 'Tickets', stories: ['Account/TicketList', 'Account/TicketStatus'] },
    { part: 'Ticket with its replies', stories: ['Account/TicketThread'] },
    { part: 'New ticket', stories: ['Account/TicketForm'] },
    { part: 'Notifications', stories: ['Account/NotificationList', 'Primitives/CountBadge'] },
    { part: 'Invoices', stories: ['Account/InvoiceList'] },
  ],
  'Content pages': [
    { part: 'Prose (long text)', stories: ['Content/Prose', 'Content/Contents', 'Content/ContentPage'] },
    { part: 'Accordion (frequently asked questions)', stories: ['Primitives/Accordion'] },
    { part: 'Contact form', stories: ['Content/ContactForm', 'Content/ContactDetails'] },
    { part: 'Map placeholder', stories: ['Content/MapPlaceholder'] },
    { part: 'Values', stories: ['Content/ValueCards', 'Content/Statements', 'Content/AboutIntro'] },
    { part: 'Not found (404)', stories: ['Commerce/NotFoundMessage'] },
  ],
  'Back office': [
    { part: 'Shell', stories: ['Admin/AdminShell', 'Admin/AdminNav', 'Admin/BrandMark', 'Admin/Office'] },
    { part: 'Login of the back office', stories: ['Admin/AdminLogin'] },
    { part: 'Statistics', stories: ['Admin/StatisticsStrip'] },
    { part: 'Charts', stories: ['Admin/SalesChart', 'Admin/StatusChart', 'Admin/ChartPanel'] },
    { part: 'Recent orders', stories: ['Admin/RecentOrders'] },
    { part: 'Table of orders', stories: ['Admin/OrdersTable', 'Primitives/Table'] },
    { part: 'Table of products', stories: ['Admin/ProductsTable', 'Admin/ProductStatus', 'Admin/StockLevel'] },
    { part: 'Table of users', stories: ['Admin/UsersTable', 'Admin/UserStatus'] },
    {
      part: 'Pagination',
      stories: ['Primitives/Pagination', 'Primitives/SelectAll', 'Primitives/StackedSorting'],
    },
    { part: 'Search and filters of a table', stories: ['Admin/ListToolbar', 'Admin/FilterMenu'] },
    { part: 'Row menu and status menu', stories: ['Admin/RowMenu', 'Admin/OrdersTable', 'Primitives/Menu'] },
    {
      part: 'Status pills of order and payment',
      stories: ['Commerce/OrderStatus', 'Admin/PaymentStatus', 'Primitives/StatusPill'],
    },
    { part: 'Product dialog', stories: ['Admin/ProductDialog', 'Admin/ProductFields', 'Admin/ProductEditor'] },
    { part: 'Confirmation dialog', stories: ['Admin/ConfirmDialog'] },
    { part: 'Order detail', stories: ['Admin/OrderDetail', 'Admin/DetailPage'] },
    { part: 'User detail', stories: ['Admin/UserDetail'] },
    { part: 'Categories', stories: ['Admin/CategoriesTable'] },
    { part: 'Settings', stories: ['Admin/Section', 'Admin/UserFields', 'Admin/Card'] },
  ],
  Mails: [
    { part: 'Order received', stories: ['Mails/MailPreview'] },
    { part: 'Order paid', stories: ['Mails/MailPreview'] },
    { part: 'Order shipped, with its tracking link', stories: ['Mails/MailPreview'] },
    { part: 'Order delivered', stories: ['Mails/MailPreview'] },
    { part: 'Order cancelled', stories: ['Mails/MailPreview'] },
    { part: 'Order refunded', stories: ['Mails/MailPreview'] },
    { part: 'Ticket answered', stories: ['Mails/MailPreview'] },
    { part: 'Password reset', stories: ['Mails/MailPreview'] },
    { part: 'Address changed', stories: ['Mails/MailPreview'] },
    { part: 'Invitation', stories: ['Mails/MailPreview'] },
    { part: 'Withdrawal received', stories: ['Mails/MailPreview'] },
    { part: 'Newsletter confirmation', stories: ['Mails/MailPreview'] },
  ],
  Primitives: [
    { part: 'Button', stories: ['Primitives/Button', 'Primitives/LinkButton', 'Primitives/IconButton'] },
    { part: 'Link', stories: ['Primitives/TextLink'] },
    { part: 'Text field', stories: ['Primitives/Field', 'Primitives/TextField', 'Primitives/TextArea'] },
    {
      part: 'Select, radio, checkbox',
      stories: ['Primitives/SelectField', 'Primitives/RadioList', 'Primitives/Checkbox'],
    },
    { part: 'Search field', stories: ['Primitives/SearchField'] },
    { part: 'Dialog (modal)', stories: ['Primitives/Dialog'] },
    { part: 'Drawer', stories: ['Primitives/Drawer'] },
    { part: 'Notice (alert, banner)', stories: ['Primitives/Notice'] },
    { part: 'Empty state', stories: ['Primitives/EmptyState'] },
    { part: 'Loading (skeleton, spinner)', stories: ['Primitives/Skeleton', 'Primitives/Spinner'] },
    { part: 'Panel', stories: ['Primitives/Panel'] },
    { part: 'Image', stories: ['Primitives/Picture', 'Commerce/BottleShape'] },
    { part: 'Icon', stories: ['Primitives/Icon'] },
    {
      part: 'Typography',
      stories: ['Primitives/Heading', 'Primitives/Text', 'Primitives/NoWrap', 'Primitives/DataList'],
    },
    { part: 'Text for screen readers only', stories: ['Primitives/VisuallyHidden'] },
    { part: 'Layout', stories: ['Layout/Box', 'Layout/Stack', 'Layout/Inline', 'Layout/Grid', 'Layout/Container'] },
  ],
} as const satisfies Record<string, readonly DocumentedPart[]>;

/** The pages of the foundations, rendered from the tokens: nothing in them acts. */
export const foundationPages = ['Colour', 'Tints', 'Type', 'Space', 'Motion', 'Icons'] as const;
