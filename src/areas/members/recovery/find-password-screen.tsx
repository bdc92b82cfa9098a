import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { forgotPassword } from '#domain/members/recovery/password-reset.ts';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { findPasswordText as text } from '#src/areas/members/recovery/find-password.text.ts';
import { wirePasswordResetRequest } from '#src/areas/members/recovery/password-reset-request.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** Requests an e-mail with a link that resets the password. */
export default function FindPasswordScreen() {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wirePasswordResetRequest(app, focusProblem));
  const { snapshot, send } = flow;
  const isSent = snapshot.matches('mailSent');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <AuthLayout
      flow="passwordResetRequest"
      snapshot={snapshot}
      title={isSent ? text.sentTitle : text.title}
      {...(isSent ? {} : { promise: text.promise })}
    >
      {isSent ? (
        <MailSent {...flow} />
      ) : (
        <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
          <Asking {...flow} />
        </Stack>
      )}
      <AuthLinks>
        <Link href={paths.login()}>{text.login}</Link>
        <Link href={paths.findAccount}>{text.findAccount}</Link>
      </AuthLinks>
    </AuthLayout>
  );
}

type ForgotFlow = FlowOf<() => ReturnType<typeof wirePasswordResetRequest>>;

function Asking({ snapshot, send }: ForgotFlow) {
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  return (
    <>
      <Refusal reason={error} />
      <TextField
        name="email"
        label={text.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        value={values.email}
        problem={sentenceAt(problems, 'email')}
        onChange={({ target }) => send({ type: 'field.changed', change: { email: target.value } })}
      />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(forgotPassword)}>
        {busy ? text.submitting : text.submit}
      </Button>
    </>
  );
}

function MailSent({ snapshot, send }: ForgotFlow) {
  const { values, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  return (
    <Stack gap={6}>
      <p role="status">{text.sent(values.email.trim())}</p>
      <Muted>{text.spam}</Muted>
      <Refusal reason={error} />
      <Button
        size="wide"
        busy={busy}
        blocked={snapshot.matches({ mailSent: 'cooling' })}
        wait={useWait(forgotPassword)}
        onClick={() => send({ type: 'letter.wanted' })}
      >
        {text.again}
      </Button>
      <Button tone="ghost" size="wide" onClick={() => send({ type: 'form.reopened' })}>
        {text.other}
      </Button>
    </Stack>
  );
}
