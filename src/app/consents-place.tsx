import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/preloadable.tsx';

const ConsentsDialog = addition(
  () => import('#src/areas/members/consents-dialog.tsx'),
  () => null,
);

/** Where members of before are asked for what has come since: the code comes only for them. */
export function ConsentsPlace() {
  const { user } = useSession();
  return user?.consentsDue ? <ConsentsDialog key={user.token} /> : null;
}
