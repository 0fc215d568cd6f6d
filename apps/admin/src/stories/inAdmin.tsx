import { testCredentials } from '@nuee/domain';
import { type PageWorld, respond, settle } from '@nuee/domain/fixtures';
import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App, adminPages } from '../App.tsx';
import { createAdmin } from '../admin.ts';
import { base } from '../routes.tsx';

/** Stands the story of a page at its address in the administration, in the world that its parameters declare. */
export const inAdmin: Decorator = (Story, { parameters }) => (
  <AdminAround page={parameters as PageWorld}>
    <Story />
  </AdminAround>
);

interface AdminAroundProps {
  page: PageWorld;
  children: ReactNode;
}

/** The administration around one of its pages. */
function AdminAround({ page, children }: AdminAroundProps) {
  const [admin] = useState(() => createStoryAdmin(page));
  return (
    <MemoryRouter basename={base} initialEntries={[page.route]}>
      {/* Of two pages at one address the first is shown; the other addresses lead where they lead in the administration. */}
      <App admin={admin} pages={[storyRoute(page.route, children), ...adminPages]} />
    </MemoryRouter>
  );
}

/** The route of an address with the story as its page, inside of the routes that it stands in. */
function storyRoute(address: string, element: ReactNode): RouteObject {
  const matches = matchRoutes(adminPages, address, base);
  const own = matches?.at(-1)?.route;
  if (!matches || !own)
    throw new Error(`A story declares the route ${address}, which is no address of the administration.`);
  const story: RouteObject = { path: own.path ?? '', element };
  return matches.slice(0, -1).reduceRight((inner, { route }) => ({ element: route.element, children: [inner] }), story);
}

function createStoryAdmin({ session: who, data = {} }: PageWorld) {
  const admin = createAdmin({
    // Cleared before each story.
    storage: localStorage,
    source: {
      orders: (now) => settle(data.orders ?? respond.with(adminOrders(now))),
      products: (now) => settle(data.products ?? respond.with(adminProducts(now))),
      users: (now) => settle(data.users ?? respond.with(adminUsers(now))),
    },
    now: () => new Date(),
    apiUrl: '',
    // The API of the stories knows no owner: it refuses each pair that isn't the demonstration's.
    loadOffice: async () => ({
      logInOwner: async () => ({ message: 'Identifiants administrateur invalides' }),
      connectOffice: () => {
        throw new Error('The stories of the demonstration have no API.');
      },
    }),
  });
  if (who === 'administrator') admin.session.open(testCredentials.administrator);
  return admin;
}
