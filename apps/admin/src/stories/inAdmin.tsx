import type { Client } from '@nuee/api-client';
import { answering } from '@nuee/api-client/answering';
import { declared } from '@nuee/api-client/declared';
import { testCredentials } from '@nuee/domain';
import { ownerSession, type PageWorld, respond, settle } from '@nuee/domain/fixtures';
import { demoOwner } from '@nuee/domain/live';
import { adminOrders, adminProducts, adminUsers } from '@nuee/domain/samples';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { App, adminPages } from '../App.tsx';
import { createAdmin } from '../admin.ts';
import { createSource, sourceAtom } from '../data/source.ts';
import { base } from '../routes.ts';

/**
 * Renders the story of a page at its address in the administration, in the surroundings that its parameters declare.
 */
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
  // Of two pages at one address the first is shown; other addresses behave as in the administration.
  const [router] = useState(() =>
    createMemoryRouter([storyRoute(page.route, children), ...adminPages], {
      basename: base,
      initialEntries: [page.route],
    }),
  );
  return <App admin={admin} router={router} />;
}

/** The route of an address with the story as its page, inside its parent routes. */
function storyRoute(address: string, element: ReactNode): RouteObject {
  const matches = matchRoutes(adminPages, address, base);
  const own = matches?.at(-1)?.route;
  if (!matches || !own)
    throw new Error(`A story declares the route ${address}, which is no address of the administration.`);
  const story: RouteObject = { path: own.path ?? '', element };
  return matches.slice(0, -1).reduceRight((inner, { route }) => ({ element: route.element, children: [inner] }), story);
}

function createStoryAdmin({ session: who, data = {}, office = {} }: PageWorld) {
  const admin = createAdmin({
    // Cleared before each story.
    storage: localStorage,
    samples: {
      orders: (now) => settle(data.orders ?? respond.with(adminOrders(now))),
      products: (now) => settle(data.products ?? respond.with(adminProducts(now))),
      users: (now) => settle(data.users ?? respond.with(adminUsers(now))),
    },
    now: () => new Date(),
    apiUrl: '',
    loadConnection: async () => ({
      ...(await import('../data/connect.ts')),
      // The API of the stories has no owner: it refuses all credentials unless a story says otherwise.
      visiting: () =>
        storyClient({ login: respond.refused(401, 'Adresse e-mail ou mot de passe incorrect'), ...office }),
      connect: () => {
        throw new Error('The stories of the demonstration have no API.');
      },
    }),
  });
  if (who === 'owner') {
    admin.session.begin({ token: 'story', email: demoOwner.email });
    admin.store.set(sourceAtom, createSource(storyClient(office), false));
  }
  if (who === 'administrator') admin.session.open(testCredentials.administrator);
  return admin;
}

/** The calls that the story declares. */
const storyClient = (office: NonNullable<PageWorld['office']>): Client =>
  answering(declared({ readOwnerSession: respond.with(ownerSession), ...office }));
