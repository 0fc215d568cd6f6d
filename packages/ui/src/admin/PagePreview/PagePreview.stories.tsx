import { ownPage } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { OwnStory } from '../../content/OwnStory/OwnStory.tsx';
import { insideFrame } from '../../testing/insideFrame.ts';
import { Office } from '../Office/Office.tsx';
import { PagePreview } from './PagePreview.tsx';

const meta = {
  title: 'Admin/Pages of the owner/PagePreview',
  id: 'admin-pagepreview',
  tags: ['new'],
  component: PagePreview,
  args: { children: <OwnStory page={ownPage} catalogueHref="/catalogue" /> },
  decorators: [
    (Story) => (
      <Office>
        <Story />
      </Office>
    ),
  ],
} satisfies Meta<typeof PagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const inside = async (find: () => HTMLElement) => {
  const body = await insideFrame(find);
  return { page: within(body), width: body.ownerDocument.defaultView?.innerWidth };
};

/** The part stands in a window of its own width, in the styles of the shop. */
export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    await step('On a phone', async () => {
      const { page, width } = await inside(() => canvas.getByTitle('Aperçu sur téléphone'));
      await expect(width).toBe(390);
      const title = await page.findByRole('heading', { level: 1, name: ownPage.title });
      await waitFor(() => expect(getComputedStyle(title).fontFamily).toMatch(/Spectral/));
      await expect(page.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('target', '_blank');
    });
    await step('On a computer', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Ordinateur' }));
      const { page, width } = await inside(() => canvas.getByTitle('Aperçu sur ordinateur'));
      await expect(width).toBe(1280);
      await expect(page.getByRole('heading', { level: 1, name: ownPage.title })).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Téléphone' }));
    });
  },
};
