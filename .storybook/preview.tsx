import '@nuee/ui/global';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { PartPage } from './blocks/PartPage.tsx';
import { controlled } from './controlled.tsx';
import { DocsPage } from './DocsPage.tsx';
import { describe } from './description.ts';
import { prepareStory } from './determinism.ts';
import { bothModes } from './lightAndDark.ts';
import { colorModes, modes, motions, textSpacings, viewports } from './modes.ts';
import { logNavigation } from './navigation.ts';
import { completeRows } from './propTable.ts';
import { tidySnippet } from './snippet.ts';
import { World } from './world.tsx';

// A busy machine may take its time to bring the code of the next page.
configure({ asyncUtilTimeout: 10_000 });
logNavigation();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        items: [...colorModes, { value: bothModes, title: 'Light and dark' }],
        dynamicTitle: true,
      },
    },
    textSpacing: {
      description: 'Text spacing',
      toolbar: { icon: 'paragraph', items: [...textSpacings], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'lightning', items: [...motions], dynamicTitle: true },
    },
  },
  initialGlobals: { colorMode: 'light', textSpacing: 'designed', motion: 'full' },
  decorators: [
    controlled,
    (Story, { globals }) => (
      <World
        colorMode={globals.colorMode === 'dark' ? 'dark' : 'light'}
        textSpacing={globals.textSpacing === 'spaced' ? 'spaced' : 'designed'}
        motion={globals.motion === 'reduced' ? 'reduced' : 'full'}
      >
        <Story />
      </World>
    ),
  ],
  beforeEach: prepareStory,
  argTypesEnhancers: [completeRows],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    docs: {
      source: { transform: tidySnippet },
      container: DocsPage,
      page: PartPage,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.docs-story *, .sb-unstyled *' },
      codePanel: true,
      extractComponentDescription: describe,
    },
    viewport: { options: viewports },
    // The colour mode of the toolbar changes the ground.
    backgrounds: { disable: true },
    // Chromatic pictures each story that doesn't say no. A page is pictured in all of its states, but not once more for its
    // story on a phone, which its first story shows in the modes of a phone; nor are the stops of a flow, which are pages. A
    // part is pictured once: by its matrix, else by its first story; its file switches the others off. They are states that
    // the matrix shows too, or what a play leads to and asserts; pictures of them would cost a review at each change of a
    // token, and find nothing that those don't.
    chromatic: { modes },
    options: {
      storySort: {
        // What isn't named below, by its title; the stories of a part stay in the order of their file.
        method: 'alphabetical',
        order: [
          'Welcome',
          'All parts',
          'Foundations',
          ['Colour', 'Tints', 'Type', 'Space', 'Breakpoints and grid', 'Motion', 'Icons', 'Tokens'],
          'Patterns',
          ['Forms', 'Empty, loading, error', 'Content', 'French typography', 'Money and dates'],
          'Guides',
          ['Writing a component', 'Approving a changed picture', 'Specification', 'Specification of the back office'],
          'Changelog',
          'Layout',
          'Primitives',
          'Commerce',
          [
            'Page frame',
            ['SiteHeader', 'NavMenu', 'MobileMenu', 'CartLink', 'SearchDialog', 'Wordmark', 'SiteFooter', 'AgeGate'],
            'Home',
            ['Hero', 'BestSellers', 'CategoryTiles', 'Newsletter'],
            'Catalogue',
            [
              'CatalogueIntro',
              'CatalogueFrame',
              'CatalogueFilters',
              'CategoryFilter',
              'FilterChips',
              'ProductGrid',
              'ProductCard',
              'BottleShape',
            ],
            'Product',
            ['ProductDetail', 'ProductNotes', 'ReviewList', 'RelatedProducts'],
            'Cart',
            ['CartLines', 'CartLine', 'CartSummary', 'EmptyCart'],
            'Checkout',
            [
              'CheckoutStep',
              'AddressForm',
              'PaymentChoice',
              'OrderNotes',
              'OrderSummary',
              'OrderLines',
              'TotalsTable',
              'OrderConfirmation',
              'OrderStatus',
            ],
            'Login and registration',
            ['AuthPage', 'LoginForm', 'RegisterForm', 'TestCredentials'],
            'Shared',
            ['PageTitle', 'SplitPage', 'CurrentMark', 'NotFoundMessage'],
          ],
          'Content',
          'Account',
          'Admin',
          'Pages',
          [
            'Shop',
            [
              'Home',
              'Catalogue',
              'Product',
              'Cart',
              'Checkout',
              'Order confirmation',
              'Login',
              'Registration',
              'Account',
              'Account orders',
              'About',
              'Contact',
              'FAQ',
              'Delivery and returns',
              'Legal notice',
              'Terms of sale',
              'Privacy',
              'Cookies',
            ],
            'Administration',
            ['Login', 'Dashboard', 'Orders', 'Order', 'Products', 'Product', 'Add product'],
          ],
          'Flows',
        ],
      },
    },
  },
};
export default preview;
