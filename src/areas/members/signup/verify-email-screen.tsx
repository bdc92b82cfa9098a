import type { FormEvent } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { ErrorState, Refusal } from '#src/ui/states.tsx';
import { AuthLayout } from '../login/auth-layout.tsx';
import { useEmailLink } from '../use-email-link.ts';
import { verifyText as text } from './sign-up.text.ts';
import { wireVerifyEmail } from './verify-email.wiring.ts';

/** Opened by the link of an e-mail: verifies the address, or requests a new link. */
export default function VerifyEmailScreen() {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireVerifyEmail(app, focusProblem));
  useEmailLink((token) => send({ type: 'token.received', token }));
  const { values, problems, error, message } = snapshot.context;
  const wait = useWait(resendVerification);
  const busy = snapshot.hasTag('saving');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const asks = snapshot.matches('asking') || busy;
  return (
    <AuthLayout flow="verifyEmail" snapshot={snapshot} title={text.title}>
      {(snapshot.matches('reading') || snapshot.hasTag('busy')) && <p role="status">{text.verifying}</p>}
      {snapshot.matches('failed') && (
        <ErrorState message={error ?? ''} onRetry={() => send({ type: 'screen.retried' })} />
      )}
      {snapshot.matches('verified') && <Arrived sentence={message} />}
      {snapshot.matches('sent') && <Arrived sentence={text.sent} />}
      {asks && (
        <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
          <p>{snapshot.matches({ asking: 'expired' }) ? text.expired : text.wrong}</p>
          <Refusal reason={error} />
          <TextField
            name="email"
            label={text.email}
            value={values.email}
            problem={sentenceAt(problems, 'email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            onChange={({ target }) => send({ type: 'field.changed', change: { email: target.value } })}
          />
          <Button tone="primary" size="wide" type="submit" busy={busy} wait={wait}>
            {busy ? text.resending : text.resend}
          </Button>
        </Stack>
      )}
    </AuthLayout>
  );
}

/** Final message with the link to the login page. */
const Arrived = ({ sentence }: { sentence: string }) => (
  <>
    <Muted role="status">{sentence}</Muted>
    <ButtonLink href={paths.login()} size="wide">
      {text.login}
    </ButtonLink>
  </>
);
