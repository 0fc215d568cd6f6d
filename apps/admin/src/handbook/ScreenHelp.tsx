import { HelpDialog } from '@nuee/ui';
import { useLocation } from 'react-router-dom';
import { helpFor } from './helpFor.ts';

interface ScreenHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pages that the user may not open. */
  closed: readonly { href: string }[];
}

/** The handbook, open at the page shown. */
export default function ScreenHelp({ open, onOpenChange, closed }: ScreenHelpProps) {
  const help = helpFor(useLocation().pathname);
  if (!help) return null;
  const links = help.links.filter(({ href }) => !closed.some((page) => page.href === href));
  return <HelpDialog {...help} links={links} open={open} onOpenChange={onOpenChange} />;
}
