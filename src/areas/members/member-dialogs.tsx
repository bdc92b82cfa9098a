import ElevationDialog from '#src/areas/members/elevation-dialog.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/preloadable.tsx';

const ConsentsDialog = addition(
  () => import('#src/areas/members/consents-dialog.tsx'),
  () => null,
);

/** What a member is asked above any page: for fresh proof, and for what has come since they joined. */
export default function MemberDialogs() {
  const { user } = useSession();
  return (
    <>
      {user?.consentsDue ? <ConsentsDialog key={user.token} /> : null}
      <ElevationDialog />
    </>
  );
}
