import { type FormEvent, useEffect, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { login } from '#domain/members/auth/login.ts';
import type { LoginForm } from '#machines/members/auth/login.machine.ts';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { loginText as text } from '#src/areas/members/login/login.text.ts';
import { wireLogin } from '#src/areas/members/login/login.wiring.ts';
import { PasskeyLogin } from '#src/areas/members/mfa/passkey-login.tsx';
import { UnlockMail } from '#src/areas/members/recovery/unlock-mail.tsx';
import { SocialLoginButtons } from '#src/areas/members/social-login/social-login-buttons.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths, safeReturnTo } from '#src/lib/navigation/paths.ts';
import { PROVEN_EMAIL_KEY } from '#src/lib/storage/tab-keys.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** Login page; a signed-in member is sent to the requested page. */
export default function LoginScreen() {
  const { user } = useSession();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  return user ? <Redirect to={returnTo} replace /> : <LoginPage returnTo={returnTo} />;
}

function LoginPage({ returnTo }: { returnTo: string }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireLogin(app, focusProblem, returnTo));
  const [emailFocused, setEmailFocused] = useState(false);
  const { values, problems, error } = snapshot.context;
  const { tabStorage } = useApp();
  useEffect(() => {
    const email = tabStorage.get(PROVEN_EMAIL_KEY);
    if (email) send({ type: 'field.changed', change: { email } });
    tabStorage.remove(PROVEN_EMAIL_KEY);
  }, [tabStorage, send]);
  const busy = snapshot.hasTag('saving');
  const wait = useWait(login);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  const field = (name: keyof LoginForm) => ({
    name,
    label: text[name],
    value: values[name],
    problem: sentenceAt(problems, name),
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  return (
    <AuthLayout flow="login" snapshot={snapshot} title={text.title} promise={text.promise}>
      <Stack ref={form} gap={6} as="form" method="post" noValidate onSubmit={submit}>
        <Refusal reason={error} />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="username webauthn"
          inputMode="email"
          onFocus={() => setEmailFocused(true)}
        />
        <PasswordField {...field('password')} labels={text} autoComplete="current-password" />
        <Button tone="primary" size="wide" type="submit" busy={busy} wait={wait}>
          {busy ? text.submitting : text.submit}
        </Button>
        <PasskeyLogin emailFocused={emailFocused} />
        {wait > 0 ? <UnlockMail email={values.email} /> : null}
        <ButtonLink href={paths.signup} size="wide">
          {text.signup}
        </ButtonLink>
        <AuthLinks>
          <Link href={paths.findAccount}>{text.findAccount}</Link>
          <Link href={paths.findPassword}>{text.findPassword}</Link>
        </AuthLinks>
      </Stack>
      <SocialLoginButtons returnTo={returnTo} />
    </AuthLayout>
  );
}
