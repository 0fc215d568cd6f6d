import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { PartProps } from './partProps.ts';

export interface LinkProps extends PartProps<'a'> {
  /** Where it leads. */
  href: string;
}

/** The link of the app; `a` where there is none. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** The app's link, which navigates without reloading the page. Takes the props of an `<a>`. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Tells the parts below which link to render; without it they render plain `<a>` elements. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link. Every link of this library is built on it. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
