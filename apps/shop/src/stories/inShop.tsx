import { demoCustomer, demoToken } from '@nuee/domain';
import { type PageWorld, registered } from '@nuee/domain/fixtures';
import { catalogue } from '@nuee/domain/seed';
import { createMemoryStorage } from '@nuee/ui/keptStorage';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, matchRoutes } from 'react-router-dom';
import { App, shopPages } from '../App.tsx';
import { pageDataOf, siteDataOf } from '../pageData.ts';
import { createShop } from '../shop.ts';
import { createStoryClient } from './storyClient.ts';

/** Renders the story of a page at its address in the shop, in the surroundings that its parameters declare. */
export const inShop: Decorator = (Story, { parameters }) => (
  <ShopAround page={parameters as PageWorld}>
    <Story />
  </ShopAround>
);

interface ShopAroundProps {
  page: PageWorld;
  children: ReactNode;
}

/** The shop around one of its pages. Its storage belongs to the story, so that none finds what another one left. */
function ShopAround({ page, children }: ShopAroundProps) {
  const [{ shop, connect }] = useState(() => createStoryShop(page));
  const [own] = matchRoutes([...shopPages], page.route) ?? [];
  if (own === undefined) throw new Error(`A story declares the route ${page.route}, which is no address of the shop.`);
  return (
    <MemoryRouter initialEntries={[page.route]}>
      {/* Of two pages at one address the first is shown; other addresses behave as in the shop. */}
      <App shop={shop} connect={connect} pages={[{ path: own.route.path ?? '', element: children }, ...shopPages]} />
    </MemoryRouter>
  );
}

function createStoryShop(page: PageWorld) {
  const storage = createMemoryStorage();
  const { products = catalogue.products, settings = catalogue.settings } = page;
  const shown = { ...catalogue, products, settings };
  const shop = createShop({
    apiUrl: '',
    first: { site: siteDataOf(shown) },
    readPage: (path) => pageDataOf(path, shown),
    readSite: async () => siteDataOf(shown),
    client: createStoryClient(page),
    localStorage: storage,
    sessionStorage: createMemoryStorage(),
    exclusively: (_what, task) => task(),
    announce: ({ shown }) => {
      if (!shown) void shop.cart.refresh();
    },
  });
  if (page.ageGate !== 'open') shop.ageGate.confirm();
  if (page.session === 'customer') {
    const { email, firstName, lastName } = demoCustomer;
    shop.session.begin({ token: demoToken, email, name: `${firstName} ${lastName}` });
  } else if (page.session === 'registered') {
    shop.session.begin({ token: 'token-of-the-story', ...registered.session });
  } else if (page.cart) {
    storage.setItem('cart', JSON.stringify(page.cart));
  }
  if (page.storage === 'breaks') {
    storage.setItem = storage.removeItem = () => {
      throw new Error('The storage is broken.');
    };
  }
  const connect = () => {
    shop.session.refresh();
    void shop.cart.refresh();
    return () => {};
  };
  return { shop, connect };
}
