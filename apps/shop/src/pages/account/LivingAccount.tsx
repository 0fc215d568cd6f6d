import type { ProductSummary } from '@nuee/domain';
import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { createCustomerApi } from '../../api/customer.ts';
import { cataloguePage } from '../../pageData.ts';
import { type Shop, useShop } from '../../shop.ts';
import type { AccountArea } from '../../state/accountArea.ts';
import { createApiAccount } from '../../state/apiAccount.ts';
import { saveFile } from '../../state/saveFile.ts';

interface LivingAccountProps {
  /** The bearer token of the session. */
  token: string;
  email: string;
  /** Shows it. */
  children: (area: AccountArea) => ReactNode;
}

/** The account of a registered customer, with her own data. */
export default function LivingAccount({ token, email, children }: LivingAccountProps) {
  const store = useStore();
  const { client, session, toasts, cart, pages } = useShop();
  const [area] = useState(() =>
    createApiAccount({
      store,
      api: createCustomerApi(client),
      session,
      toasts,
      cart,
      products: () => publishedProducts(pages),
      saveFile,
      token,
      email,
    }),
  );
  return children(area);
}

async function publishedProducts(pages: Shop['pages']): Promise<readonly ProductSummary[]> {
  const data = await pages.read(cataloguePage);
  if (!(data && 'products' in data)) throw new Error('The catalogue has no products.');
  return data.products;
}
