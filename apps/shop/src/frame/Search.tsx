import { products } from '@nuee/domain';
import { SearchDialog, type SearchDialogProps } from '@nuee/ui';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchAsked } from './SearchOnDemand.tsx';

interface SearchProps extends Pick<SearchDialogProps, 'typedBefore'> {
  /** The last press on its button. */
  asked: SearchAsked;
  /** Called when a press was answered: the dialog has the focus, unless somebody went back meanwhile. */
  onShown: () => void;
}

/** The search over the catalogue: a file of its own, since it is loaded when it is first asked for. */
export default function Search({ asked, typedBefore, onShown }: SearchProps) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [answered, setAnswered] = useState<SearchAsked>();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (asked !== answered) {
    setAnswered(asked);
    setOpenedAt(asked.at);
  }
  // Going back or forward closes it. A link that was followed before it opened may still be bringing its page.
  else if (openedAt !== null && openedAt !== key) setOpenedAt(navigation === 'POP' ? null : key);

  const isOpen = openedAt === key;
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (asked) tell();
  }, [asked]);
  const giveFocusBack = useEffectEvent(() => {
    if (asked.from instanceof HTMLElement) asked.from.focus();
  });
  // The dialog itself would give it back to the field out of sight, which is gone.
  useLayoutEffect(() => (isOpen ? () => giveFocusBack() : undefined), [isOpen]);
  return (
    <SearchDialog
      products={products}
      open={isOpen}
      onOpenChange={(open) => setOpenedAt(open ? key : null)}
      typedBefore={typedBefore}
    />
  );
}
