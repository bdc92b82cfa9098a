import { useActorRef, useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { Link, Redirect, useSearch } from 'wouter';
import { login, loginFormSchema } from '#domain/members/session.ts';
import type { LoginForm, LoginProblems } from '#machines/members/login.machine.ts';
import { loginText as text } from '#src/areas/members/login.text.ts';
import { wireLogin } from '#src/areas/members/login.wiring.ts';
import { useLogic, useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { paths, safeReturnTo } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/shell.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/field.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { Refusal } from '#src/ui/states.tsx';

const Page = styled('main', { maxWidth: '400px', margin: '0 auto', padding: '$8 $4' });
const Brand = styled(Link, { fontSize: '26px', fontWeight: 900, letterSpacing: '-.04em' });

/** Problems of the form by field, from the rule set the server uses. */
export function loginProblems(form: LoginForm): LoginProblems {
  const outcome = v.safeParse(loginFormSchema, form);
  if (outcome.success) return {};
  const flat = v.flatten<typeof loginFormSchema>(outcome.issues).nested ?? {};
  return {
    ...(flat.email ? { email: flat.email[0] } : {}),
    ...(flat.password ? { password: flat.password[0] } : {}),
  };
}

/** Login; a signed-in person goes on to the page that was wanted. */
export default function LoginScreen() {
  const { user } = useSession();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  return user ? <Redirect to={returnTo} replace /> : <LoginPage />;
}

function LoginPage() {
  const actor = useActorRef(useLogic(wireLogin));
  const snapshot = useSelector(actor, (state) => state);
  const { form: formRef, focusProblem } = useProblemFocus();
  const [visible, setVisible] = useState(false);
  const { form, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submitted', problems: loginProblems(form) });
    focusProblem();
  };
  const field = (name: keyof LoginForm) => ({
    name,
    label: text[name],
    value: form[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) =>
      actor.send({ type: 'field.changed', field: name, value: target.value }),
  });
  return (
    <Page id="main" tabIndex={-1} data-flow="login" data-state={statePath(snapshot.value)}>
      <Stack ref={formRef} gap={6} as="form" noValidate onSubmit={submit}>
        <Brand href={paths.home}>{shellText.brand}</Brand>
        <PageTitle>{text.title}</PageTitle>
        <Refusal reason={error} />
        <TextField {...field('email')} type="email" autoComplete="username" inputMode="email" />
        <TextField
          {...field('password')}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <Button size="small" type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
          {visible ? text.hide : text.show}
        </Button>
        <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(login)}>
          {busy ? text.submitting : text.submit}
        </Button>
        <Row>
          <TextLink href={paths.signup}>{text.signup}</TextLink>
          <TextLink href={paths.findAccount}>{text.findAccount}</TextLink>
          <TextLink href={paths.findPassword}>{text.findPassword}</TextLink>
        </Row>
      </Stack>
    </Page>
  );
}
