import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { formatPhone } from '#domain/members/profile/profile.ts';
import { askPhoneCode, confirmPhone } from '#domain/members/signup/phone.ts';
import type { PhoneForm } from '#machines/members/signup/phone-verification.machine.ts';
import { phoneText as text } from '#src/areas/members/phone/phone.text.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import type { wirePhoneVerification } from './phone.wiring.ts';

export type PhoneFlow = FlowOf<(app: AppServices) => ReturnType<typeof wirePhoneVerification>>;

const fieldOf = ({ snapshot: { context }, send }: PhoneFlow, name: keyof PhoneForm) => ({
  name,
  label: text[name],
  value: context.values[name],
  problem: sentenceAt(context.problems, name),
  onChange: ({ target }: { target: { value: string } }) =>
    send({ type: 'field.changed', change: { [name]: target.value } }),
});

/** Step 1: the phone number. */
export function PhoneNumberStep(flow: PhoneFlow) {
  const { snapshot, send } = flow;
  const busy = snapshot.matches('asking');
  return (
    <>
      <Muted>{text.hint}</Muted>
      <TextField
        {...fieldOf(flow, 'phone')}
        hint={text.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Row>
        <Button type="submit" busy={busy} wait={useWait(askPhoneCode)}>
          {busy ? text.asking : text.ask}
        </Button>
        {snapshot.can({ type: 'form.closed' }) ? (
          <Button tone="ghost" type="button" onClick={() => send({ type: 'form.closed' })}>
            {text.close}
          </Button>
        ) : null}
      </Row>
    </>
  );
}

/** Step 2: the code that was sent. */
export function PhoneCodeStep(flow: PhoneFlow) {
  const { snapshot, send } = flow;
  const isAsking = snapshot.matches({ codeSent: 'resending' });
  const isProving = snapshot.hasTag('saving') && !isAsking;
  return (
    <>
      <p role="status">{text.sent(formatPhone(snapshot.context.values.phone.replace(/\D/g, '')))}</p>
      <TextField {...fieldOf(flow, 'code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <Row>
        <Button type="submit" busy={isProving || isAsking} wait={useWait(confirmPhone)}>
          {isProving ? text.proving : text.prove}
        </Button>
        <Button
          type="button"
          busy={isAsking}
          blocked={isProving || snapshot.matches({ codeSent: 'cooling' })}
          wait={useWait(askPhoneCode)}
          onClick={() => send({ type: 'code.wanted' })}
        >
          {text.again}
        </Button>
        <Button
          tone="ghost"
          type="button"
          blocked={isProving}
          onClick={() => send({ type: 'form.reopened' })}
        >
          {text.other}
        </Button>
      </Row>
    </>
  );
}
