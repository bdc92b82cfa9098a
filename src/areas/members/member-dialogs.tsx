import ElevationDialog from '#src/areas/members/elevation-dialog.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/preloadable.tsx';

const ConsentsDialog = addition(
  () => import('#src/areas/members/consents-dialog.tsx'),
  () => null,
);

const FeetDialog = addition(
  () => import('#src/areas/members/foot-size-dialog.tsx'),
  () => null,
);

/** Dialogs for a member above any page: step-up authentication, new consents, and the question for the foot size. */
export default function MemberDialogs() {
  const { user } = useSession();
  return (
    <>
      {user?.consentsDue ? (
        <ConsentsDialog key={user.token} />
      ) : user?.feetDue ? (
        <FeetDialog key={user.token} />
      ) : null}
      <ElevationDialog />
    </>
  );
}
