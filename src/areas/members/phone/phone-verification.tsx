import type { FormEvent } from 'react';
import { formatDate } from '#domain/kit/format.ts';
import { formatPhone } from '#domain/members/profile/profile.ts';
import { phoneText as text } from '#src/areas/members/phone/phone.text.ts';
import { wirePhoneVerification } from '#src/areas/members/phone/phone.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { PhoneCodeStep, type PhoneFlow, PhoneNumberStep } from './phone-steps.tsx';

/** Phone number of the member: enter, verify by code, and replace. */
export function PhoneVerification() {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wirePhoneVerification(app, focusProblem));
  const { snapshot, send } = flow;
  const isOver = snapshot.matches('proved') || snapshot.matches('taken');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <FlowFrame
      flow="phoneVerification"
      snapshot={snapshot}
      error={snapshot.context.error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <SectionTitle>{text.title}</SectionTitle>
        {isOver ? (
          <Outcome {...flow} />
        ) : (
          <Stack ref={form} as="form" method="post" noValidate onSubmit={submit}>
            <Refusal
              reason={snapshot.context.error}
              isUnknown={snapshot.matches({ editing: 'unanswered' })}
            />
            {hasCode(snapshot) ? <PhoneCodeStep {...flow} /> : <PhoneNumberStep {...flow} />}
          </Stack>
        )}
      </Stack>
    </FlowFrame>
  );
}

const hasCode = (snapshot: PhoneFlow['snapshot']): boolean =>
  snapshot.matches('codeSent') || snapshot.matches('proving') || snapshot.matches('rereading');

function Outcome({ snapshot, send }: PhoneFlow) {
  const { phone, verifiedAt } = snapshot.context.known;
  const isTaken = snapshot.matches('taken');
  return (
    <>
      <p role="status">
        {isTaken ? text.taken : text.proved(formatPhone(phone), formatDate(verifiedAt ?? ''))}
      </p>
      {isTaken ? <Muted>{text.takenHint}</Muted> : null}
      <Row>
        <Button type="button" onClick={() => send({ type: 'form.reopened' })}>
          {isTaken ? text.other : text.change}
        </Button>
      </Row>
    </>
  );
}
