import { useSelector } from '@xstate/react';
import { compareOf } from '#src/areas/catalogue/compare/compare.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';

const CompareTray = addition(
  () => import('./compare-tray.tsx'),
  () => null,
);

/** What was chosen for a comparison; nothing while that is nothing. */
export default function ComparePlace() {
  const compare = compareOf(useApp());
  const isEmpty = useSelector(compare, ({ context }) => context.tray.length === 0);
  return isEmpty ? null : <CompareTray />;
}
