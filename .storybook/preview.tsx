import '@nuee/ui/global';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { prepareStory } from './determinism.ts';
import { colorModes, modes, motions, textSpacings, viewports } from './modes.ts';
import { World } from './world.tsx';

// A busy machine may take its time to bring the code of the next page.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    colorMode: {
      description: 'Colour mode',
      toolbar: {
        icon: 'mirror',
        items: colorModes.map(({ value, title }) => ({ value, title })),
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
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    layout: 'padded',
    viewport: { options: viewports },
    // Chromatic pictures each story that doesn't say no. A page is pictured in all of its states, but not once more for its
    // story on a phone, which its first story shows in the modes of a phone; nor are the stops of a flow, which are pages. A
    // part is pictured once: by its matrix, else by its first story; its file switches the others off. They are states that
    // the matrix shows too, or what a play leads to and asserts; pictures of them would cost a review at each change of a
    // token, and find nothing that those don't.
    chromatic: { modes },
    options: {
      storySort: {
        order: [
          'Welcome',
          'All parts',
          'Foundations',
          ['Colour', 'Tints', 'Type', 'Space', 'Motion', 'Icons'],
          'Patterns',
          ['Forms', 'Empty, loading, error', 'Money and dates', 'French typography'],
          'Guides',
          'Layout',
          'Primitives',
          'Commerce',
          'Content',
          'Account',
          'Admin',
          'Pages',
          ['Shop', 'Administration'],
          'Flows',
        ],
      },
    },
  },
};
export default preview;
