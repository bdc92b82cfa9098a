import { useState } from 'react';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { Skeleton } from '#src/ui/states.tsx';
import type { FilterPanelProps } from './filter-panel.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

const Waiting = () => <Skeleton rows={5} height={90} />;
const Nothing = () => null;
const FilterPanel = addition<FilterPanelProps>(() => import('./filter-panel.tsx'), Waiting);
const FilterSheet = addition<FilterSheetProps>(() => import('./filter-sheet.tsx'), Nothing);

type FilterPlaceProps = Omit<FilterSheetProps, 'open'> & { open: boolean };

/** Filters of a list: beside it, or as a sheet on small screens, whose code and counts load when it is opened. */
export function FilterPlace({ open, onClose, total, ...panel }: FilterPlaceProps) {
  const isWide = useWide();
  const [wasOpen, note] = useState(open);
  // Stays mounted once opened, for its exit animation.
  if (open && !wasOpen) note(true);
  if (isWide) return <FilterPanel {...panel} />;
  return wasOpen ? <FilterSheet open={open} onClose={onClose} total={total} {...panel} /> : null;
}
