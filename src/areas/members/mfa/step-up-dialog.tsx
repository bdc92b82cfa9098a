import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { fieldsOf, mailStepUpCode, type ProofForm, stepUp } from '#domain/members/auth/step-up.ts';
import { stepUpText as text } from '#src/areas/members/mfa/step-up.text.ts';
import { stepUpOf } from '#src/areas/members/mfa/step-up.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** Dialog of step-up authentication above any page; the waiting call continues afterwards. */
export default function StepUpDialog() {
  const elevation = stepUpOf(useApp());
  const snapshot = useSelector(elevation, (state) => state);
  const close = () => elevation.send({ type: 'proof.dismissed' });
  return (
    <Dialog open={snapshot.hasTag('open')} title={text.title} onClose={close}>
      <FlowFrame
        flow="stepUp"
        snapshot={snapshot}
        error={snapshot.context.error}
        onRetry={() => elevation.send({ type: 'screen.retried' })}
      >
        <ProofForms snapshot={snapshot} send={elevation.send} />
      </FlowFrame>
    </Dialog>
  );
}

type Elevation = ReturnType<typeof stepUpOf>;
type Props = { snapshot: ReturnType<Elevation['getSnapshot']>; send: Elevation['send'] };

function ProofForms({ snapshot, send }: Props) {
  const { way, ways, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const wait = useWait(stepUp);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const isUnsent = snapshot.matches({ asking: 'unsent' });
  const isRefused = snapshot.matches({ asking: 'refused' });
  const form = useRef<HTMLFormElement>(null);
  // The dialog opens before its method is loaded, and a refused value is typed again: both move the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what is asked.
  useEffect(() => {
    (form.current?.querySelector('input') ?? form.current?.querySelector('button'))?.focus();
  }, [way, isUnsent, isRefused]);
  return (
    <Stack ref={form} as="form" method="post" noValidate onSubmit={submit}>
      <Muted>{way === 'mail' ? text.mailHint : text.why}</Muted>
      <Refusal reason={error} />
      {isUnsent ? null : <Fields snapshot={snapshot} send={send} />}
      {way === 'mail' ? (
        <MailButton isFirst={isUnsent} busy={snapshot.matches('mailing')} send={send} />
      ) : null}
      {isUnsent ? null : (
        <Button tone="primary" size="wide" type="submit" busy={busy} wait={wait}>
          {busy ? text.submitting : way === 'passkey' ? text.byPasskey : text.submit}
        </Button>
      )}
      {way === 'password' && ways?.passkey ? (
        <Other onClick={() => send({ type: 'way.chosen', way: 'passkey' })}>{text.byPasskey}</Other>
      ) : null}
      {way === 'passkey' && ways?.password ? (
        <Other onClick={() => send({ type: 'way.chosen', way: 'password' })}>{text.byPassword}</Other>
      ) : null}
    </Stack>
  );
}

const Other = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button type="button" size="wide" onClick={onClick}>
    {children}
  </Button>
);

function MailButton({ isFirst, busy, send }: { isFirst: boolean; busy: boolean; send: Props['send'] }) {
  return (
    <Button
      type="button"
      size="wide"
      tone={isFirst ? 'primary' : 'secondary'}
      busy={busy}
      wait={useWait(mailStepUpCode)}
      onClick={() => send({ type: 'code.asked' })}
    >
      {busy ? text.sending : isFirst ? text.sendMail : text.sendAgain}
    </Button>
  );
}

function Fields({ snapshot, send }: Props) {
  const { way, ways, values, problems } = snapshot.context;
  const field = (name: keyof ProofForm) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return fieldsOf(way, ways).map((name) =>
    name === 'password' ? (
      <PasswordField key={name} {...field(name)} labels={text} autoComplete="current-password" />
    ) : (
      <TextField key={name} {...field(name)} autoComplete="one-time-code" autoCapitalize="characters" />
    ),
  );
}
