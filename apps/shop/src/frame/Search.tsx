import { products } from '@nuee/domain';
import { SearchDialog } from '@nuee/ui';
import { useCallback, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SearchAsked } from './SearchOnDemand.tsx';

interface SearchProps {
  /** The last press on its button. */
  asked: SearchAsked;
}

/** The search over the catalogue: a file of its own, since it is loaded when it is first asked for. */
export default function Search({ asked }: SearchProps) {
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

  const { field, from } = asked;
  const typed = useSyncExternalStore(
    useCallback(
      (changed) => {
        field.addEventListener('input', changed);
        return () => field.removeEventListener('input', changed);
      },
      [field],
    ),
    () => field.value,
  );

  const isOpen = openedAt === key;
  const giveFocusBack = useEffectEvent(() => {
    if (from instanceof HTMLElement) from.focus();
  });
  useLayoutEffect(() => {
    // Where the dialog opens it has taken the focus by now; it would give it back to the field, which is gone.
    if (isOpen) return () => giveFocusBack();
    field.blur();
  }, [isOpen, field]);
  return (
    <SearchDialog
      products={products}
      open={isOpen}
      onOpenChange={(open) => setOpenedAt(open ? key : null)}
      typedBefore={typed}
    />
  );
}
