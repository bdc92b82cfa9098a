import { useSyncExternalStore } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';

const MemberDialogs = addition(
  () => import('#src/areas/members/my-page/member-dialogs.tsx'),
  () => null,
);
const no = () => false;

/** Where members are asked something: the code comes with the first call that wants proof, or for members of before. */
export function ProofPlace() {
  const { proof } = useApp();
  return useSyncExternalStore(proof.listen, proof.now, no) ? <MemberDialogs /> : null;
}
