import * as contract from '@nuee/domain/contract';
import { useCustomerAccount } from '../../account/queries.ts';
import { useAttempt } from '../../frame/useAttempt.ts';
import { saveFile } from '../../state/saveFile.ts';

interface Invoiced {
  /** The id of the order. */
  _id: string;
  invoiceNumber?: string | undefined;
}

/** Saves the invoice of an order as a file. Resolves to whether it worked. */
export function useSaveInvoice(): (order: Invoiced) => Promise<boolean> {
  const { client } = useCustomerAccount();
  const attempt = useAttempt();
  const save = async ({ _id: id, invoiceNumber }: Invoiced): Promise<void> =>
    saveFile(await client.file(contract.readInvoice, { id }), `facture-${invoiceNumber}.pdf`);
  return (order) => attempt(save(order));
}
