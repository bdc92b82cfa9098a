import { adminPaths } from '#src/areas/admin/paths.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { applicationText as text } from './application.text.ts';
import { wireSellerApplication } from './application.wiring.ts';
import { FirstTime, OwnArea, Rejected, Waiting } from './application-status.tsx';
import { sellerPaths } from './paths.ts';

const ApplicationForm = addition(
  () => import('./application-form.tsx'),
  () => null,
);

/** /become-seller: the member's seller application. */
export default function BecomeSellerScreen() {
  const { snapshot, send } = useFlow(wireSellerApplication);
  const isAsking = snapshot.matches('asking');
  return (
    <Stack gap={6} css={{ maxWidth: '720px' }}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="sellerApplication"
        snapshot={snapshot}
        error={snapshot.context.error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        <Standing snapshot={snapshot} send={send} />
      </FlowFrame>
      <LateConfirmDialog
        open={isAsking}
        title={text.askWithdraw}
        text={text.askWithdrawText}
        action={{
          label: text.withdraw,
          danger: true,
          onConfirm: () => send({ type: 'withdrawal.confirmed' }),
        }}
        onClose={() => send({ type: 'withdrawal.dismissed' })}
      />
    </Stack>
  );
}

/** State of the application. */
function Standing({ snapshot, send }: Pick<FlowOf<typeof wireSellerApplication>, 'snapshot' | 'send'>) {
  const { mine, error } = snapshot.context;
  const application = mine?.application ?? null;
  const open = () => send({ type: 'form.opened' });
  if (snapshot.matches('staff')) return <OwnArea {...text.staff} href={adminPaths.dashboard} />;
  if (snapshot.matches('approved')) return <OwnArea {...text.approved} href={sellerPaths.page} />;
  if (snapshot.matches('editing'))
    return (
      <ApplicationForm
        // A withdrawn application is not filled in again.
        before={application?.state === 'WITHDRAWN' ? null : application}
        onSent={() => send({ type: 'form.finished' })}
        onClose={() => send({ type: 'form.closed' })}
      />
    );
  if (snapshot.matches('rejected') && application)
    return <Rejected application={application} onOpen={open} />;
  if (snapshot.matches('none') || !mine || !application) return <FirstTime onOpen={open} />;
  return (
    <Stack>
      <Refusal reason={error} />
      <Waiting
        mine={mine}
        application={application}
        isWithdrawing={snapshot.matches('withdrawing')}
        onOpen={open}
        onWithdraw={() => send({ type: 'withdrawal.asked' })}
      />
    </Stack>
  );
}
