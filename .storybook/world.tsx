import { createAdmin } from '@nuee/admin/admin';
import { App as AdminApp, adminPages } from '@nuee/admin/app';
import { demoCustomer, demoToken, testCredentials } from '@nuee/domain';
import { type PageWorld, respond } from '@nuee/domain/fixtures';
import { adminOrders, adminProducts, adminUsers, dashboard } from '@nuee/domain/samples';
import { App as ShopApp, shopPages } from '@nuee/shop/app';
import { createMemoryStorage } from '@nuee/shop/memoryStorage';
import { createShop } from '@nuee/shop/shop';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { MemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { answerMotion } from '../packages/ui/src/internal/motionPreference.ts';
import type { ColorMode, Motion, TextSpacing } from './modes.ts';
import { spaceText } from './readerSettings.ts';
import { createShopApi, settle } from './shopApi.ts';

interface WorldProps {
  colorMode: ColorMode;
  textSpacing: TextSpacing;
  motion: Motion;
  /** What the story of a page declares; a part's story has none. */
  page: PageWorld | undefined;
  children: ReactNode;
}

/** What stands around every story: the colour mode and what a reader asked for. The only place where a story gets its providers. */
export function World({ colorMode, textSpacing, motion, page, children }: WorldProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.colorMode = colorMode;
    document.documentElement.lang = 'fr';
  }, [colorMode]);
  useLayoutEffect(() => (textSpacing === 'spaced' ? spaceText() : undefined), [textSpacing]);
  useLayoutEffect(() => (motion === 'reduced' ? answerMotion('reduced') : undefined), [motion]);
  if (page === undefined) return children;
  const App = page.route.startsWith('/admin') ? AdminAround : ShopAround;
  return <App page={page}>{children}</App>;
}

interface AroundProps {
  page: PageWorld;
  children: ReactNode;
}

/** The shop around one of its pages. Its storage is the story's own, so that none finds what another one left. */
function ShopAround({ page, children }: AroundProps) {
  const [{ shop, connect }] = useState(() => createStoryShop(page));
  return (
    <MemoryRouter initialEntries={[page.route]}>
      <ShopApp shop={shop} connect={connect} pages={withPage(shopPages, page.route, children)} />
    </MemoryRouter>
  );
}

function createStoryShop(page: PageWorld) {
  const storage = createMemoryStorage();
  const shop = createShop({
    apiUrl: 'https://api.example',
    // An answer that is awaited is awaited for as long as somebody looks.
    network: { fetch: createShopApi(page), timeout: false },
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
  } else if (page.cart) {
    storage.setItem('cart', JSON.stringify(page.cart));
  }
  const connect = () => {
    shop.session.refresh();
    shop.ageGate.refresh();
    void shop.cart.refresh();
    return () => {};
  };
  return { shop, connect };
}

/** The administration around one of its pages. */
function AdminAround({ page, children }: AroundProps) {
  const [admin] = useState(() => createStoryAdmin(page));
  return (
    <MemoryRouter basename="/admin" initialEntries={[page.route]}>
      <AdminApp admin={admin} pages={withPage(adminPages, page.route, children, '/admin')} />
    </MemoryRouter>
  );
}

function createStoryAdmin({ session: who, data = {} }: PageWorld) {
  const admin = createAdmin({
    storage: createMemoryStorage(),
    source: {
      orders: (now) => settle(data.orders ?? respond.with(adminOrders(now))),
      products: (now) => settle(data.products ?? respond.with(adminProducts(now))),
      users: (now) => settle(data.users ?? respond.with(adminUsers(now))),
      figures: (now) => settle(data.figures ?? respond.with(dashboard(now))),
    },
    now: () => new Date(),
  });
  if (who === 'administrator') admin.session.open(testCredentials.administrator);
  return admin;
}

/** The site map with the story's page at the story's address; the other addresses lead where they lead in the app. */
function withPage(pages: RouteObject[], route: string, element: ReactNode, basename = '/'): RouteObject[] {
  const own = matchRoutes(pages, route, basename)?.at(-1)?.route;
  if (own === undefined) throw new Error(`A story declares the route ${route}, which is no address of the app.`);
  const replace = (each: RouteObject): RouteObject => {
    if (each === own) return { ...own, element };
    return each.children ? { ...each, children: each.children.map(replace) } : each;
  };
  return pages.map(replace);
}
