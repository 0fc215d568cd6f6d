import { orderTotals } from '@nuee/domain';
import { addresses, carts } from '@nuee/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type within } from 'storybook/test';
import { Container } from '../../layout/Container/Container.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { framed } from '../../testing/framed.ts';
import { AddressForm } from '../AddressForm/AddressForm.tsx';
import { CartLines } from '../CartLines/CartLines.tsx';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import { OrderNotes } from '../OrderNotes/OrderNotes.tsx';
import { OrderSummary } from '../OrderSummary/OrderSummary.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { PaymentChoice } from '../PaymentChoice/PaymentChoice.tsx';
import { SplitPage } from './SplitPage.tsx';

const { items } = carts.freeShipping;
const totals = orderTotals(items);

const meta = {
  title: 'Commerce/Shared/SplitPage',
  id: 'commerce-splitpage',
  tags: ['stable'],
  component: SplitPage,
  args: {
    main: <CartLines items={items} onQuantityChange={fn()} onRemove={fn()} onClear={fn()} catalogueHref="/catalogue" />,
    aside: (
      <CartSummary totals={totals}>
        <Button width="full">Procéder au paiement</Button>
      </CartSummary>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { parameters }) => (
      <Container>
        <PageTitle title={String(parameters.pageTitle ?? 'Votre panier')} />
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SplitPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } };

/** The form and the button that sends it, with their positions on the page. */
function boxesOf(canvas: ReturnType<typeof within>) {
  const form = canvas.getByRole('group', { name: 'Adresse de livraison' });
  const submit = canvas.getByRole('button', { name: 'Passer la commande' });
  return { form, submit, formBox: form.getBoundingClientRect(), submitBox: submit.getBoundingClientRect() };
}

/** The three steps of the checkout beside the order that they lead to. */
export const Checkout: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { pageTitle: 'Finaliser la commande' },
  args: {
    main: (
      <Stack gap={{ base: 40, lg: 56 }}>
        <Stack gap={12}>
          <AddressForm
            legend="Adresse de livraison"
            section="shipping"
            number={1}
            value={addresses.camille}
            onValueChange={fn()}
          />
          <Checkbox label="Utiliser la même adresse pour la facturation" defaultChecked />
        </Stack>
        <PaymentChoice number={2} value="card" onValueChange={fn()} />
        <OrderNotes number={3} value="" onValueChange={fn()} />
      </Stack>
    ),
    aside: <OrderSummary items={items} totals={totals} termsHref="/conditions-generales" />,
  },
  /** The form comes before the summary in the reading order too. */
  play: async ({ canvas }) => {
    const { form, submit, formBox, submitBox } = boxesOf(canvas);
    await expect(form.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(submitBox.left).toBeGreaterThanOrEqual(formBox.right);
  },
};

/** Below 1024 px the order is below the steps. */
export const CheckoutOnAPhone: Story = {
  ...Checkout,
  parameters: framed(640),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { form, submit, formBox, submitBox } = boxesOf(canvas);
    await expect(form.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(submitBox.top).toBeGreaterThanOrEqual(formBox.bottom);
  },
};
