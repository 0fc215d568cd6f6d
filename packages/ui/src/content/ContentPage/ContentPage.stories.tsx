import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Accordion } from '../../primitives/Accordion/Accordion.tsx';
import { ArrowRightIcon } from '../../primitives/Icon/icons.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { ContactDetails } from '../ContactDetails/ContactDetails.tsx';
import { ContactForm } from '../ContactForm/ContactForm.tsx';
import { Contents } from '../Contents/Contents.tsx';
import { MapPlaceholder } from '../MapPlaceholder/MapPlaceholder.tsx';
import { Prose } from '../Prose/Prose.tsx';
import { ContentPage } from './ContentPage.tsx';

const meta = {
  title: 'Content/ContentPage',
  tags: ['stable'],
  component: ContentPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Foire Aux Questions',
    intro: 'Une réponse manque\u00a0? Écrivez-nous, nous répondons sous 24 à 48 heures.',
    aside: (
      <div>
        <TextLink tone="standalone" href="/contact" icon={<ArrowRightIcon size={18} />}>
          Contact
        </TextLink>
      </div>
    ),
    children: (
      <Accordion
        defaultValue="commande"
        items={[
          {
            value: 'commande',
            title: 'Puis-je annuler ou modifier ma commande\u00a0?',
            content: <p>Oui, tant qu’elle n’est pas expédiée.</p>,
          },
          {
            value: 'contact',
            title: 'Comment contacter le service client\u00a0?',
            content: <p>Par le formulaire de la page Contact.</p>,
          },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ContentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Foire Aux Questions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  },
};

const articles = [
  {
    id: 'objet',
    title: 'Article 1. Objet',
    body: <p>Les présentes conditions régissent les ventes conclues sur la boutique en ligne Maison Nuée.</p>,
  },
  {
    id: 'prix',
    title: 'Article 2. Prix',
    body: <p>Les prix sont indiqués en euros. Le total de la commande s’affiche avant que vous ne validiez.</p>,
  },
];

/** A legal text: the table of contents leads to its articles. */
export const LegalText: Story = {
  args: {
    title: 'Politique de confidentialité',
    intro: 'Version en vigueur au 15\u00a0janvier 2026.',
    aside: <Contents entries={articles.map(({ id, title }) => ({ id, title }))} />,
    children: <Prose sections={articles} />,
  },

  play: async ({ canvas }) => {
    for (const { id, title } of articles) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    }
  },
};

export const Contact: Story = {
  args: {
    title: 'Contact',
    intro: 'Une question sur une composition, une commande, un envoi\u00a0? Nous répondons sous 24 à 48 heures.',
    aside: (
      <ContactDetails
        address={['8 rue des Nuages', '44000 Nantes, France']}
        phone="02 40 00 00 00"
        email="contact@maison-nuee.example"
        openingHours={['Du lundi au vendredi\u00a0: 10:00-19:00', 'Samedi\u00a0: 10:00-18:00', 'Dimanche\u00a0: fermé']}
      />
    ),
    children: (
      <Panel>
        <ContactForm onSend={fn()} />
      </Panel>
    ),
    foot: <MapPlaceholder />,
  },

  play: async ({ canvas }) => {
    await expect(canvas.getByText('8 rue des Nuages')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Envoyer/ })).toBeVisible();
  },
};
