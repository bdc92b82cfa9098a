import StepUpDialog from '#src/areas/members/mfa/step-up-dialog.tsx';
import { useSession } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';

const ConsentsDialog = addition(
  () => import('#src/areas/members/consents/consents-dialog.tsx'),
  () => null,
);

const FootSizeDialog = addition(
  () => import('#src/areas/members/profile/foot-size-dialog.tsx'),
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
        <FootSizeDialog key={user.token} />
      ) : null}
      <StepUpDialog />
    </>
  );
}
