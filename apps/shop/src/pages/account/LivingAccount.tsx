import type { ProductSummary } from '@nuee/domain';
import { useStore } from 'jotai';
import { useState } from 'react';
import { createCustomerApi } from '../../api/customer.ts';
import { cataloguePage } from '../../pageData.ts';
import { type Shop, useShop } from '../../shop.ts';
import { createApiAccount } from '../../state/apiAccount.ts';
import { saveFile } from '../../state/saveFile.ts';
import { Account, type AccountProps } from './Account.tsx';

/** The account of a registered customer: her own data. */
export default function LivingAccount({ token, ...props }: AccountProps & { token: string }) {
  const store = useStore();
  const { http, session, toasts, pages } = useShop();
  const [area] = useState(() =>
    createApiAccount({
      store,
      api: createCustomerApi(http),
      session,
      toasts,
      products: () => publishedProducts(pages),
      saveFile,
      token,
      email: props.customer.email,
    }),
  );
  return <Account area={area} {...props} />;
}

async function publishedProducts(pages: Shop['pages']): Promise<readonly ProductSummary[]> {
  const data = await pages.read(cataloguePage);
  if (!(data && 'products' in data)) throw new Error('The catalogue has no products.');
  return data.products;
}
