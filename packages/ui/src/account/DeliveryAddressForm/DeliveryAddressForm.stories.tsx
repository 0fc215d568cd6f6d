import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DeliveryAddressForm } from './DeliveryAddressForm.tsx';

const home = { street: '14 rue des Tanneurs', postalCode: '44000', city: 'Nantes', country: 'France' };
const meta = {
  title: 'Account/DeliveryAddressForm',
  tags: ['stable'],
  component: DeliveryAddressForm,
  args: { value: home, onSubmit: fn(async () => true) },
  parameters: { maxWidth: '44rem' },
} satisfies Meta<typeof DeliveryAddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
};

export const CityChanged: Story = {
  play: async ({ args, canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Ville' });
    await expect(city).toHaveAttribute('autocomplete', 'shipping address-level2');
    await userEvent.clear(city);
    await userEvent.type(city, 'Rezé{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      street: '14 rue des Tanneurs',
      postalCode: '44000',
      city: 'Rezé',
      country: 'France',
    });
  },
};

/** The first empty field takes the focus, each says what is missing, and what was typed stays. */
export const FieldsMissing: Story = {
  args: { value: { street: '14 rue des Tanneurs', postalCode: '', city: '', country: 'France' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer l’adresse' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const postalCode = canvas.getByRole('textbox', { name: 'Code postal' });
    await expect(postalCode).toHaveFocus();
    await expect(postalCode).toHaveAccessibleDescription('Indiquez votre code postal.');
    await expect(canvas.getByRole('textbox', { name: 'Ville' })).toHaveAccessibleDescription('Indiquez votre ville.');
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue('14 rue des Tanneurs');
  },
};
