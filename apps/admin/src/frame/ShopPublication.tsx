import { PublicationState } from '@nuee/ui';
import { useEffect, useState } from 'react';
import { usePublication } from '../shop/publication.ts';

/** Whether the shop shows what was saved, with the elapsed time. */
export function ShopPublication() {
  const publication = usePublication();
  const [now, setNow] = useState(Date.now);
  const isShown = publication !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isShown]);
  if (publication === undefined) return null;
  if (publication.kind !== 'published') return <PublicationState state={publication} />;
  const { at, failed } = publication;
  // The clocks of two machines may differ.
  const secondsAgo = Math.max(0, Math.round((now - Date.parse(at)) / 1_000));
  return <PublicationState state={{ kind: 'published', secondsAgo, failed }} />;
}
