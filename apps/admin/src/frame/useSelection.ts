import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';

const Kept = v.object({ selected: v.array(v.string()) });

/**
 * The selected rows, stored with the entry in the browser's history, so that a reload, back and forward restore them.
 */
export function useSelection(): [ReadonlySet<string>, (next: ReadonlySet<string>) => void] {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const read = v.safeParse(Kept, state);
  const kept = read.success ? read.output.selected : [];
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(kept));
  const isKept = kept.length === selected.size && kept.every((row) => selected.has(row));
  useEffect(() => {
    if (!isKept) navigate({ search }, { replace: true, state: { selected: [...selected] } });
  }, [isKept, selected, search, navigate]);
  return [selected, setSelected];
}
