import { useSyncExternalStore } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';

const MemberDialogs = addition(
  () => import('#src/areas/members/my-page/member-dialogs.tsx'),
  () => null,
);
const no = () => false;

/**
 * Renders the member dialogs, loaded with the first call that needs step-up authentication or for members who owe
 * consents.
 */
export function LazyMemberDialogs() {
  const { proof } = useApp();
  return useSyncExternalStore(proof.listen, proof.now, no) ? <MemberDialogs /> : null;
}
