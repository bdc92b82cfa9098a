import { useSyncExternalStore } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/preloadable.tsx';

const ElevationDialog = addition(
  () => import('#src/areas/members/elevation-dialog.tsx'),
  () => null,
);
const no = () => false;

/** Where people prove once more who they are: the code comes with the first call that wants it. */
export function ProofPlace() {
  const { proof } = useApp();
  return useSyncExternalStore(proof.listen, proof.now, no) ? <ElevationDialog /> : null;
}
