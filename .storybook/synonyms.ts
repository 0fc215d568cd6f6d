/**
 * Other words for a part, by the title of its stories without groups. The search of the sidebar finds the part by them.
 */
export const synonyms: Readonly<Record<string, string>> = {
  'Primitives/Accordion': 'collapse disclosure details expander',
  'Primitives/Badge': 'tag label chip',
  'Primitives/Checkbox': 'tick switch toggle',
  'Primitives/ConfirmDialog': 'alertdialog confirmation modal',
  'Primitives/Dialog': 'modal popup overlay lightbox',
  'Primitives/Drawer': 'sheet offcanvas sidebar',
  'Primitives/EmptyState': 'blank zero',
  'Primitives/IconButton': 'tooltip action',
  'Primitives/Menu': 'dropdown popover context',
  'Primitives/Notice': 'alert banner callout message',
  'Primitives/OptionGroup': 'segmented swatch radio',
  'Primitives/Pagination': 'pager paging',
  'Primitives/Picture': 'image photo',
  'Primitives/QuantityStepper': 'counter spinbutton number',
  'Primitives/RadioList': 'radio choice',
  'Primitives/Rating': 'star review',
  'Primitives/SelectField': 'dropdown combobox listbox',
  'Primitives/Skeleton': 'loader placeholder shimmer',
  'Primitives/Slider': 'range price',
  'Primitives/Spinner': 'loader progress busy',
  'Primitives/StatusPill': 'tag state',
  'Primitives/Table': 'datagrid grid list',
  'Primitives/TextField': 'input form',
  'Primitives/Toaster': 'snackbar toast notification',
  'Layout/Stack': 'column vertical spacing',
  'Layout/Inline': 'row cluster horizontal',
  'Commerce/AgeGate': 'verification majeur',
  'Commerce/CartLines': 'panier basket items',
  'Commerce/CartLink': 'panier basket bag',
  'Commerce/CartSummary': 'panier basket total',
  'Commerce/FilterChips': 'tag filtre facet',
  'Commerce/NavMenu': 'megamenu navigation nav',
  'Commerce/ProductCard': 'tile produit',
  'Commerce/SearchDialog': 'combobox recherche autocomplete',
  'Commerce/SiteFooter': 'pied bottom',
  'Commerce/SiteHeader': 'topbar navbar entête',
  'Account/AccountTabs': 'tabs onglets',
  'Admin/CommandPalette': 'shortcut launcher',
  'Admin/DetailPage': 'breadcrumb back',
  'Admin/HelpDialog': 'tooltip hint aide',
  'Admin/ListToolbar': 'filter export toolbar',
  'Admin/StatisticsStrip': 'kpi figures metrics',
};

/** The words for the part with this docs page, `primitives-dialog--docs`. */
export const synonymsOf = (id: string): string | undefined => words.get(id);

const words = new Map(
  Object.entries(synonyms).map(([title, said]) => [`${title.toLowerCase().replace('/', '-')}--docs`, said]),
);
