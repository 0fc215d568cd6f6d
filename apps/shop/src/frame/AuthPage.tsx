import { type AuthPageProps, AuthPage as Frame } from '@nuee/ui';
import { useShop } from '../shop.ts';

/** The frame of the pages about an account, in a shop in service with its owner's picture or none. */
export function AuthPage(props: AuthPageProps) {
  const { login } = useShop().pages.site;
  return <Frame {...props} picture={login && (login.picture ?? null)} />;
}
