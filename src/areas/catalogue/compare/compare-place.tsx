import { useSelector } from '@xstate/react';
import { compareOf } from '#src/areas/catalogue/compare/compare.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';

const CompareTray = addition(
  () => import('./compare-tray.tsx'),
  () => null,
);

/** Comparison tray; renders nothing while it is empty. */
export default function ComparePlace() {
  const compare = compareOf(useApp());
  const isEmpty = useSelector(compare, ({ context }) => context.tray.length === 0);
  return isEmpty ? null : <CompareTray />;
}
