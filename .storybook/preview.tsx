import '@nuee/ui/global';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { PartPage } from './blocks/PartPage.tsx';
import { type CompOver, noComp } from './compOver.ts';
import { controlled } from './controlled.tsx';
import { DocsPage } from './DocsPage.tsx';
import { describe } from './description.ts';
import { prepareStory } from './determinism.ts';
import { keepPlace } from './keepPlace.ts';
import { bothModes } from './lightAndDark.ts';
import { colorModes, modes, motions, textSpacings, viewports } from './modes.ts';
import { logNavigation } from './navigation.ts';
import { chooseOptions, completeRows } from './propTable.ts';
import { tidySnippet } from './snippet.ts';
import { translations } from './translation.ts';
import { World } from './world.tsx';

// Enough for the code of the next page on a busy machine; more would only make a failure slow.
configure({ asyncUtilTimeout: 4_000 });
logNavigation();
keepPlace();

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
    translation: {
      description: 'Translation',
      toolbar: { icon: 'globe', items: [...translations], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { icon: 'lightning', items: [...motions], dynamicTitle: true },
    },
    xray: {
      description: 'X-ray',
      toolbar: {
        icon: 'component',
        items: [
          { value: 'off', title: 'Parts as they are' },
          { value: 'on', title: 'Parts outlined and named' },
        ],
      },
    },
  },
  // In the frame of a docs page, a story has the colour mode of that page.
  initialGlobals: {
    colorMode: window.frameElement?.ownerDocument.documentElement.dataset.colorMode ?? 'light',
    textSpacing: 'designed',
    translation: 'off',
    motion: 'full',
    xray: 'off',
    ...noComp,
  },
  decorators: [
    controlled,
    (Story, { globals, parameters, viewMode }) => (
      <World
        colorMode={globals.colorMode === 'dark' ? 'dark' : 'light'}
        textSpacing={globals.textSpacing === 'spaced' ? 'spaced' : 'designed'}
        motion={globals.motion === 'reduced' ? 'reduced' : 'full'}
        maxWidth={parameters.maxWidth}
        xray={globals.xray === 'on' && viewMode === 'story'}
        comp={globals.comp && viewMode === 'story' ? (globals as CompOver) : undefined}
      >
        <Story />
      </World>
    ),
  ],
  beforeEach: prepareStory,
  argTypesEnhancers: [completeRows],
  argsEnhancers: [chooseOptions],
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
    // The toolbar's colour mode changes the background already.
    backgrounds: { disable: true },
    // Only stories that ask for it are pictured. A part is pictured once, by its matrix or else its first story, and where
    // something opens once more; a page in those of its states that are laid out differently. Pictures of the other stories would find
    // nothing more, and would have to be looked at again at each change of a token: their plays assert what they show.
    chromatic: { modes, disableSnapshot: true },
    options: {
      storySort: {
        // Titles that aren't named below are sorted by name; the stories of a part keep the order of their file.
        method: 'alphabetical',
        order: [
          'Welcome',
          'All parts',
          'Foundations',
          ['Colour', 'Tints', 'Type', 'Space', 'Breakpoints and grid', 'Motion', 'Icons', 'Tokens'],
          'Patterns',
          ['Forms', 'Empty, loading, error', 'Content', 'French typography', 'Money and dates'],
          'Guides',
          [
            'Writing a component',
            'Using the parts in another app',
            'Approving a changed picture',
            'Specification',
            'Specification of the back office',
          ],
          'Changelog',
          'Layout',
          'Primitives',
          'Commerce',
          ['Page frame', 'Home', 'Catalogue', 'Product', 'Cart', 'Checkout', 'Login and registration', 'Shared'],
          'Content',
          'Account',
          'Admin',
          ['Shell', 'Dashboard', 'Orders', 'Products', 'Customers', 'Pages of the owner', 'Settings', 'Shared'],
          'Mails',
          'Pages',
          [
            'Shop',
            [
              'Home',
              'Catalogue',
              'Catalogue of 2,000 products',
              'Product',
              'Cart',
              'Checkout',
              'Order confirmation',
              'Login',
              'Registration',
              'New password',
              'Newsletter',
              'Account',
              'Account orders',
              'About',
              'Contact',
              'FAQ',
              'Delivery and returns',
              'Withdrawal',
              'Legal notice',
              'Terms of sale',
              'Privacy',
              'Cookies',
              'Accessibility',
              'Legal text',
              'Closed',
              'Not found',
              'Failed page',
            ],
            'Administration',
            [
              'Login',
              'Opening',
              'Dashboard',
              'Orders',
              'Order',
              'Withdrawals',
              'Products',
              'Product',
              'Add product',
              'Categories',
              'Users',
              'User',
              'Add user',
              'Newsletter',
              'Support',
              'Ticket',
              'Settings',
              'Legal texts',
              'Legal text',
              'Mails',
              'Journal',
              'Not found',
            ],
          ],
          'Flows',
        ],
      },
    },
  },
};
export default preview;
