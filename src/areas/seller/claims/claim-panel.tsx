import { goesBack } from '#domain/seller/claims/claim-parcel.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import { CLAIM_STEPS, type ClaimStep, mayStep } from '#machines/seller/claims/claim-step.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { ClaimFacts } from './claim-facts.tsx';
import { ClaimParcel } from './claim-parcel.tsx';
import { ClaimStepForm } from './claim-step-form.tsx';
import { claimDeskText as text } from './claims.text.ts';
import { wireClaimDesk } from './claims.wiring.ts';

type Props = { id: number; onClose: () => void; onMoved: () => void };

const STEP_OF = {
  approving: 'approve',
  checking: 'check',
  collecting: 'collect',
  receiving: 'receive',
  completing: 'complete',
  rejecting: 'reject',
} as const satisfies Readonly<Record<string, ClaimStep>>;
const stepIn = (state: string): ClaimStep | null =>
  Object.entries(STEP_OF).find(([name]) => name === state)?.[1] ?? null;

/** Side panel of one claim: facts, refund, and the next step. */
export default function ClaimPanel({ id, onClose, onMoved }: Props) {
  const { toast } = useApp();
  const { snapshot, send } = useFlow((app) => wireClaimDesk(app, onMoved), { id });
  const { claim, error } = snapshot.context;
  const step = stepIn(snapshot.value);
  return (
    <SidePanel title={claim?.productName ?? text.title} onClose={onClose}>
      <FlowFrame
        flow="claimDesk"
        snapshot={snapshot}
        error={error || text.detailFailed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={claim !== null}
      >
        {claim ? (
          <Stack gap={6}>
            {snapshot.hasTag('failed') ? null : <Refusal reason={error} />}
            <ClaimFacts claim={claim} />
            {goesBack(claim) ? (
              <ClaimParcel
                claim={claim}
                onNoted={() => {
                  toast(text.parcel.done);
                  send({ type: 'parcel.noted' });
                }}
              />
            ) : null}
            {step ? (
              <ClaimStepForm
                key={step}
                claim={claim}
                step={step}
                onDrop={() => send({ type: 'step.dropped' })}
                onDone={({ isMoved }) => {
                  if (!isMoved) toast(text.done[step]);
                  send(isMoved ? { type: 'claim.moved', reason: text.moved } : { type: 'step.taken' });
                }}
              />
            ) : null}
            {step === null && isOpenClaim(claim.status) ? (
              <Row>
                {CLAIM_STEPS.filter((one) => mayStep(claim, one)).map((one, place) => (
                  <Button
                    key={one}
                    type="button"
                    tone={place === 0 ? 'primary' : 'secondary'}
                    onClick={() => send({ type: 'step.chosen', step: one })}
                  >
                    {text.steps[one]}
                  </Button>
                ))}
              </Row>
            ) : null}
          </Stack>
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}
