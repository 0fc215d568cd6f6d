import { isTyping } from '@nuee/ui';
import { type RefObject, useEffect } from 'react';
import { useLive } from './useLive.ts';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * « j » and « k » move the focus between the links that name the rows of a list; Enter opens one. Not in the
 * demonstration.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const isLive = useLive();
  useEffect(() => {
    if (!isLive) return;
    const go = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open], [role="menu"]')) return;
      const rows = [...(list.current?.querySelectorAll('tbody tr') ?? [])];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = at === -1 ? (step === 1 ? 0 : -1) : Math.max(0, at + step);
      const link = rows.at(Math.min(next, rows.length - 1))?.querySelector('a');
      if (!link) return;
      event.preventDefault();
      link.focus();
      link.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, [isLive, list]);
}
