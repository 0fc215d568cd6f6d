import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { Prose } from './Prose.tsx';

const meta = {
  title: 'Content/Prose',
  tags: ['stable'],
  component: Prose,
  args: {
    sections: [
      {
        id: 'modes',
        title: 'Modes de livraison',
        body: (
          <>
            <p>
              Nous livrons en <strong>France métropolitaine et en Belgique</strong>.
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">Mode</th>
                  <th scope="col">Délai</th>
                  <th scope="col">Prix</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Standard</th>
                  <td>3 à 5 jours ouvrés</td>
                  <td>4,90€</td>
                </tr>
                <tr>
                  <th scope="row">Express</th>
                  <td>24-48h</td>
                  <td>9,90€</td>
                </tr>
              </tbody>
            </table>
          </>
        ),
      },
      {
        id: 'retours',
        title: 'Retours',
        body: (
          <>
            <p>Vous avez 14&nbsp;jours pour nous retourner un flacon.</p>
            <ul>
              <li>Le flacon n’a pas été ouvert.</li>
              <li>
                Vous nous avez écrit depuis la page <TextLink href="/contact">Contact</TextLink>.
              </li>
            </ul>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Modes de livraison' }));
    await expect(section.getByRole('row', { name: 'Express 24-48h 9,90€' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
