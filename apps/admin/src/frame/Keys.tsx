import { isTyping, KeysDialog } from '@nuee/ui';
import { useEffect, useState } from 'react';

/** « ? » shows the keyboard shortcuts of the back office. */
export function Keys() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', show);
    return () => window.removeEventListener('keydown', show);
  }, []);
  return <KeysDialog open={open} onOpenChange={setOpen} />;
}
