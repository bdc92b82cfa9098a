import { useState } from 'react';
import { addition } from '#src/lib/preloadable.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { useWide } from '#src/ui/use-wide.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

const Waiting = () => <Skeleton rows={5} height={90} />;
const FilterPanel = addition<FilterPanelProps>(() => import('./filter-panel.tsx'), Waiting);

/** What narrows a list, beside it. On a phone neither its code nor its counts are asked for before it is opened. */
export function FilterPlace({ open, ...panel }: FilterPanelProps & { open: boolean }) {
  const isWanted = useWide() || open;
  const [wasWanted, note] = useState(isWanted);
  // Once it is there it stays, and does not ask again when it is opened again.
  if (isWanted && !wasWanted) note(true);
  return isWanted || wasWanted ? <FilterPanel {...panel} /> : <Waiting />;
}
