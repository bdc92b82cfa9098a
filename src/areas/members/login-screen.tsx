import { type FormEvent, useState } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { sentenceAt } from '#domain/kit/problems.ts';
import { login } from '#domain/members/login.ts';
import type { LoginForm } from '#machines/members/login.machine.ts';
import { loginText as text } from '#src/areas/members/login.text.ts';
import { wireLogin } from '#src/areas/members/login.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useWait } from '#src/flow/patience.ts';
import { useFlow } from '#src/flow/use-flow.ts';
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
const Brand = styled(Link, { fontSize: '26px', fontWeight: 700, letterSpacing: '-.04em' });

/** Login; a signed-in person goes on to the page that was wanted. */
export default function LoginScreen() {
  const { user } = useSession();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  return user ? <Redirect to={returnTo} replace /> : <LoginPage />;
}

function LoginPage() {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireLogin(app, focusProblem));
  const [visible, setVisible] = useState(false);
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
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
    <Page id="main" tabIndex={-1} data-flow="login" data-state={statePath(snapshot.value)}>
      <Stack ref={form} gap={6} as="form" noValidate onSubmit={submit}>
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
