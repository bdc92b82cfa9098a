import type { FormEvent, ReactNode } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { resetPassword } from '#domain/members/recovery/password-reset.ts';
import type { ResetForm } from '#machines/members/recovery/password-reset.machine.ts';
import { AuthLayout } from '#src/areas/members/login/auth-layout.tsx';
import { wirePasswordReset } from '#src/areas/members/recovery/password-reset.wiring.ts';
import { resetPasswordText as text } from '#src/areas/members/recovery/reset-password.text.ts';
import { useEmailLink } from '#src/areas/members/use-email-link.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { ErrorState, Refusal } from '#src/ui/states.tsx';

type ResetFlow = FlowOf<() => ReturnType<typeof wirePasswordReset>>;

/** Opened by the link of an e-mail: sets a new password. */
export default function ResetPasswordScreen() {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wirePasswordReset(app, focusProblem));
  const { snapshot, send } = flow;
  useEmailLink((token) => send({ type: 'link.opened', token }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const hasForm = snapshot.matches('editing') || snapshot.matches('saving');
  return (
    <AuthLayout flow="passwordReset" snapshot={snapshot} {...wordsOf(snapshot)}>
      {hasForm ? (
        <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
          <NewPassword {...flow} />
        </Stack>
      ) : (
        <Ending {...flow} />
      )}
    </AuthLayout>
  );
}

function wordsOf(snapshot: ResetFlow['snapshot']): { title: string; promise?: string } {
  if (snapshot.matches('done')) return { title: text.doneTitle };
  if (snapshot.matches('expired')) return { title: text.expiredTitle };
  if (snapshot.matches('wrong')) return { title: text.wrongTitle };
  return { title: text.title, promise: text.promise };
}

function NewPassword({ snapshot, send }: ResetFlow) {
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const field = (name: keyof ResetForm) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    autoComplete: 'new-password',
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <>
      <Refusal reason={error} />
      <PasswordField {...field('newPassword')} hint={text.rule} labels={text} />
      <PasswordField {...field('confirmPassword')} labels={{ show: text.showAgain, hide: text.hideAgain }} />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(resetPassword)}>
        {busy ? text.submitting : text.submit}
      </Button>
    </>
  );
}

const Told = ({ children, href, next }: { children: string; href: string; next: string }): ReactNode => (
  <>
    <p role="status">{children}</p>
    <ButtonLink href={href} tone="primary" size="wide">
      {next}
    </ButtonLink>
  </>
);

function Ending({ snapshot, send }: ResetFlow) {
  if (snapshot.matches('failed'))
    return <ErrorState message={text.checkFailed} onRetry={() => send({ type: 'screen.retried' })} />;
  if (snapshot.matches('done'))
    return (
      <Told href={paths.login()} next={text.login}>
        {text.done}
      </Told>
    );
  if (snapshot.hasTag('busy')) return <p role="status">{text.checking}</p>;
  return (
    <Told href={paths.findPassword} next={text.again}>
      {snapshot.matches('expired') ? text.expired : text.wrong}
    </Told>
  );
}
