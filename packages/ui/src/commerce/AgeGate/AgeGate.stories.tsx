import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Hero } from '../Hero/Hero.tsx';
import { AgeGate } from './AgeGate.tsx';

const meta = {
  title: 'Commerce/AgeGate',
  component: AgeGate,
  args: { open: true, onConfirm: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof AgeGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: "Vérification de l'âge" }));
    const confirm = dialog.getByRole('button', { name: "J'ai 18 ans ou plus" });
    await expect(confirm).toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** The page below stays, out of reach and out of focus. */
export const OverThePage: Story = {
  decorators: [
    (Story) => (
      <>
        <Hero catalogueHref="/catalogue" />
        <Story />
      </>
    ),
  ],
};

/** Neither Escape, twice, nor a refusal nor a press beside it opens the shop. */
export const StaysClosed: Story = {
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await userEvent.click(within(dialog).getByRole('button', { name: "J'ai moins de 18 ans" }));
    await userEvent.click(dialog);
    await expect(dialog).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
