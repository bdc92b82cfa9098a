import type { FormEvent } from 'react';
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
import { ButtonLink } from '#src/ui/button-link.tsx';
import { TextField } from '#src/ui/field.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Muted, PageTitle, Stack } from '#src/ui/layout.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { Refusal } from '#src/ui/states.tsx';

// A door with a picture beside it where there is room.
const Page = styled('main', {
  display: 'grid',
  minHeight: '100dvh',
  '@wide': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Side = styled('div', {
  display: 'none',
  '@wide': {
    display: 'grid',
    position: 'sticky',
    top: 0,
    height: '100dvh',
    background: '$tile',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});
const Form = styled('div', {
  width: '100%',
  maxWidth: '432px',
  margin: '0 auto',
  padding: '$9 $4',
  '@wide': { alignSelf: 'center' },
});
const Brand = styled(Link, {
  fontSize: '26px',
  fontWeight: '$bold',
  letterSpacing: '-.04em',
  '& span': { color: '$brand' },
});
const Doors = styled('p', {
  display: 'flex',
  justifyContent: 'center',
  gap: '$5',
  fontSize: '$label',
  color: '$ink2',
  '& a': { padding: '$3 0' },
});

/** A pair before a quiet sky, as on the front page. */
const HERO = 'images/events/hero-2.avif';

/** Login; a signed-in person goes on to the page that was wanted. */
export default function LoginScreen() {
  const { user } = useSession();
  const returnTo = safeReturnTo(new URLSearchParams(useSearch()).get('returnTo'));
  return user ? <Redirect to={returnTo} replace /> : <LoginPage />;
}

function LoginPage() {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireLogin(app, focusProblem));
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
      <Side aria-hidden="true">
        <Picture image={HERO} alt="" width={800} height={1000} sizes="50vw" />
      </Side>
      <Form>
        <Stack ref={form} gap={6} as="form" noValidate onSubmit={submit}>
          <Brand href={paths.home}>
            {shellText.brand.slice(0, -1)}
            <span>{shellText.brand.slice(-1)}</span>
          </Brand>
          <div>
            <PageTitle>{text.title}</PageTitle>
            <Muted css={{ marginTop: '$2' }}>{text.promise}</Muted>
          </div>
          <Refusal reason={error} />
          <TextField {...field('email')} type="email" autoComplete="username" inputMode="email" />
          <PasswordField {...field('password')} labels={text} autoComplete="current-password" />
          <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(login)}>
            {busy ? text.submitting : text.submit}
          </Button>
          <ButtonLink href={paths.signup} size="wide">
            {text.signup}
          </ButtonLink>
          <Doors>
            <Link href={paths.findAccount}>{text.findAccount}</Link>
            <Link href={paths.findPassword}>{text.findPassword}</Link>
          </Doors>
        </Stack>
      </Form>
    </Page>
  );
}
