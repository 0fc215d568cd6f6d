import type { Client } from '@nuee/api-client';
import * as contract from '@nuee/domain/contract';

/**
 * Prepares the way to the page where an order is paid by card, which isn't the shop's: no card number comes near it.
 *
 * @returns what leaves the shop for that page.
 * @throws `ApiError` when there is nothing to pay.
 */
export async function prepareCardPayment(client: Client, orderId: string): Promise<() => void> {
  const { url, fields } = await client.call(contract.preparePayment, { id: orderId });
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return () => {
    document.body.append(form);
    form.submit();
  };
}
