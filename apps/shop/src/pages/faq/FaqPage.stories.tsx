import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inShop } from '../../stories/inShop.tsx';
import FaqPage from './FaqPage.tsx';

const meta = {
  title: 'Pages/Shop/FAQ',
  component: FaqPage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: { layout: 'fullscreen', route: '/faq' } satisfies PageParameters,
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
    await step('The answers stand in the page, folded', async () => {
      await expect(canvas.getByRole('main')).toHaveTextContent(/environ 2.ans/);
      await expect(canvas.getByRole('main')).toHaveTextContent(/en semaine, de 9\sh à 18\sh/);
      await expect(canvas.getByRole('main')).toHaveTextContent(/Cette boutique est une démonstration/);
    });
    await step('Only the first question is open', async () => {
      const open = within(canvas.getByRole('main')).getByRole('button', { expanded: true });
      await expect(open).toHaveTextContent(/taux de nicotine/);
    });
    await step('The questions stand in their order', async () => {
      const questions = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      const subjects = [
        /taux de nicotine/,
        /contenance/,
        /conserver/,
        /ingrédients/,
        /passer commande/,
        /annuler ou modifier/,
        /réglementation/,
        /service client/,
      ];
      for (const [index, subject] of subjects.entries()) await expect(questions[index]).toMatch(subject);
    });
  },
};

/** A shop in service doesn't say that it is a demonstration. */
export const InService: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { demonstration: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/Elles réservent les liquides contenant de la nicotine/);
    await expect(canvas.getByRole('main')).not.toHaveTextContent(/démonstration/);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
};
