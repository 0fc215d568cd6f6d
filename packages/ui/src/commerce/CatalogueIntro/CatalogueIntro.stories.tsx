import type { Meta, StoryObj } from '@storybook/react-vite';
import { CatalogueIntro } from './CatalogueIntro.tsx';

const meta = {
  title: 'Commerce/CatalogueIntro',
  component: CatalogueIntro,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CatalogueIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
