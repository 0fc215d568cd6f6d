import { testCredentials } from '@nuee/domain';
import type { PageParameters } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import HomePage from '../pages/home/HomePage.tsx';
import { inShop } from '../stories/inShop.tsx';

/**
 * From the home page to the order, stop by stop: each story begins at the home page and goes through all the stops
 * before it.
 */
const meta = {
  title: 'Flows/Buying',
  component: HomePage,
  tags: ['!autodocs'],
  decorators: [inShop],
  parameters: {
    // No pictures here: each page has its own in its story file.
    ...({ layout: 'fullscreen', route: '/' } satisfies PageParameters),
  },
} satisfies Meta<typeof HomePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const mainOf = (canvas: Canvas) => within(canvas.getByRole('main'));

/** Closes the messages, which would otherwise disappear at varying times. */
const dismissMessages = async (canvas: Canvas): Promise<void> => {
  const messages = within(canvas.getByRole('region', { name: 'Notifications' }));
  for (const close of messages.queryAllByRole('button', { name: 'Fermer la notification' })) {
    await userEvent.click(close);
  }
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Découvrir nos produits' })).toBeVisible();
  },
};

export const InTheCatalogue: Story = {
  play: async (context) => {
    await Default.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Découvrir nos produits' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Catalogue' })).toBeVisible();
    // Scrolls through the page as a buyer does. A browser that has loaded a larger copy of a picture reuses it for
    // smaller sizes.
    for (const image of canvas.getByRole('main').querySelectorAll('img')) {
      image.scrollIntoView();
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    }
    window.scrollTo(0, 0);
  },
};

export const OnTheProduct: Story = {
  play: async (context) => {
    await InTheCatalogue.play?.(context);
    const { canvas } = context;
    await userEvent.click(mainOf(canvas).getByRole('link', { name: 'Caramel Beurre Salé' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Caramel Beurre Salé' })).toBeVisible();
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
  },
};

export const Added: Story = {
  play: async (context) => {
    await OnTheProduct.play?.(context);
    const { canvas, step } = context;
    const choose = (group: string, option: string) =>
      userEvent.click(within(canvas.getByRole('radiogroup', { name: group })).getByRole('radio', { name: option }));
    await step('Chooses strength, size and two pieces', async () => {
      await choose('Taux de nicotine', '3 mg/ml');
      await choose('Contenance', '30 ml');
      await userEvent.click(canvas.getByRole('button', { name: 'Augmenter la quantité' }));
    });
    await step('Adds them: the cart counts two', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Ajouter au panier' }));
      await expect(await canvas.findByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: 'Ajouter au panier' })).toBeVisible();
    });
  },
};

export const InTheCart: Story = {
  play: async (context) => {
    await Added.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Panier, 2 articles' }));
    const line = within(await canvas.findByRole('listitem', { name: 'Caramel Beurre Salé' }));
    await expect(line.getByText(/30.ml/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Sous-total/ })).toHaveTextContent('35,98');
  },
};

/** An order needs an account: the login says so. */
export const AtTheLogin: Story = {
  play: async (context) => {
    await InTheCart.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Procéder au paiement' }));
    await expect(await canvas.findByText('Veuillez vous connecter pour finaliser votre commande')).toBeVisible();
    await expect(await canvas.findByText('Connectez-vous pour continuer')).toBeVisible();
    await dismissMessages(canvas);
  },
};

/** The guest's lines are in the customer's cart. */
export const AtTheCheckout: Story = {
  play: async (context) => {
    await AtTheLogin.play?.(context);
    const { canvas, step } = context;
    const { email, password } = testCredentials.customer;
    await step('Logs in', async () => {
      await userEvent.type(mainOf(canvas).getByLabelText('Email'), email);
      await userEvent.type(mainOf(canvas).getByLabelText('Mot de passe'), password);
      await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }));
    });
    await step('Leads to the checkout, with the lines of the cart', async () => {
      await expect(await canvas.findByRole('group', { name: 'Adresse de livraison' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Panier, 2 articles' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Total/ })).toHaveTextContent('48,17');
      await dismissMessages(canvas);
    });
  },
};

/** The card is paid after two seconds, the cart is empty again. */
export const Ordered: Story = {
  play: async (context) => {
    await AtTheCheckout.play?.(context);
    const { canvas, step } = context;
    await step('Sends the order once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Passer la commande' }));
      await expect(await canvas.findByRole('button', { name: 'Traitement en cours...' })).toBeVisible();
    });
    await step('Thanks for it, and says that it is paid', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Merci, Camille.' })).toBeVisible();
      await expect(canvas.getByText('Commande passée avec succès !')).toBeVisible();
      await expect(canvas.getByText(/^Payé le /)).toBeVisible();
    });
    await step('The cart is empty again', async () => {
      await expect(await within(canvas.getByRole('banner')).findByRole('link', { name: 'Panier' })).toBeVisible();
      await dismissMessages(canvas);
    });
  },
};
