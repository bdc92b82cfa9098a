import { type FormEvent, useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { completeMfa } from '#domain/members/auth/mfa.ts';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { pendingMfaStep } from '#src/areas/members/login/pending-mfa-step.ts';
import { verificationText as text } from '#src/areas/members/mfa/mfa.text.ts';
import { wireMfaVerification } from '#src/areas/members/mfa/mfa.wiring.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths, safeReturnTo } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** /mfa-verification: second step of a login. */
export default function MfaVerificationScreen() {
  const { user } = useSession();
  const app = useApp();
  const [returnTo, setReturnTo] = useState('/');
  // Tab storage is not read while rendering.
  useEffect(() => setReturnTo(safeReturnTo(pendingMfaStep(app)?.returnTo ?? null)), [app]);
  return user ? <Redirect to={returnTo} replace /> : <SecondStep />;
}

function SecondStep() {
  const app = useApp();
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((services) => wireMfaVerification(services, focusProblem));
  const { isRecovery, error } = snapshot.context;
  useEffect(() => {
    send({ type: 'step.opened', isPending: pendingMfaStep(app) !== null });
  }, [app, send]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <AuthLayout
      flow="mfaVerification"
      snapshot={snapshot}
      title={text.title}
      promise={isRecovery ? text.recoveryPromise : text.promise}
    >
      {snapshot.matches('expired') ? (
        <Stack gap={6}>
          <Refusal reason={error ?? text.expired} />
          <ButtonLink href={paths.login()} tone="primary" size="wide">
            {text.login}
          </ButtonLink>
        </Stack>
      ) : (
        <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
          <Refusal reason={error} />
          <CodeEntry snapshot={snapshot} send={send} />
          <AuthLinks>
            <Link href={paths.login()}>{text.login}</Link>
          </AuthLinks>
        </Stack>
      )}
    </AuthLayout>
  );
}

type Flow = ReturnType<typeof useFlow<ReturnType<typeof wireMfaVerification>>>;

function CodeEntry({ snapshot, send }: Pick<Flow, 'snapshot' | 'send'>) {
  const { code, isRecovery, isMissing, trustDevice, triesLeft } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const isRefused = snapshot.matches('refused');
  return (
    <>
      <TextField
        name="code"
        label={isRecovery ? text.recovery : text.code}
        value={code}
        problem={isMissing ? text.missing : undefined}
        hint={isRefused ? text.left(triesLeft) : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={({ target }) => send({ type: 'field.changed', change: { code: target.value } })}
      />
      <Checkbox
        checked={trustDevice}
        onChange={({ target }) => send({ type: 'field.changed', change: { trustDevice: target.checked } })}
      >
        {text.trust}
      </Checkbox>
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(completeMfa)}>
        {busy ? text.submitting : text.submit}
      </Button>
      <Button type="button" size="wide" onClick={() => send({ type: 'entry.switched' })}>
        {isRecovery ? text.useCode : text.useRecovery}
      </Button>
    </>
  );
}
