import { Link } from 'wouter';
import { disownLogIn } from '#domain/members/auth/not-me.ts';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { notMeText as text } from '#src/areas/members/security/not-me.text.ts';
import { wireNotMe } from '#src/areas/members/security/not-me.wiring.ts';
import { useEmailLink } from '#src/areas/members/use-email-link.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { ErrorState } from '#src/ui/states.tsx';

type NotMeFlow = FlowOf<typeof wireNotMe>;

/** /not-me: opened by the e-mail about a new device. Ends that session only when the button is pressed. */
export default function NotMeScreen() {
  const flow = useFlow(wireNotMe);
  const { snapshot, send } = flow;
  useEmailLink((token) => send({ type: 'link.opened', token }));
  return (
    <AuthLayout flow="notMe" snapshot={snapshot} title={titleOf(snapshot)}>
      <Told {...flow} />
      <AuthLinks>
        <Link href={paths.home}>{text.home}</Link>
      </AuthLinks>
    </AuthLayout>
  );
}

function titleOf(snapshot: NotMeFlow['snapshot']): string {
  if (snapshot.matches('ended')) return text.doneTitle;
  if (snapshot.matches('expired')) return text.expiredTitle;
  return snapshot.matches('wrong') ? text.wrongTitle : text.title;
}

function Told({ snapshot, send }: NotMeFlow) {
  if (snapshot.matches('failed'))
    return <ErrorState message={text.failed} onRetry={() => send({ type: 'screen.retried' })} />;
  if (snapshot.matches('reading')) return <Muted role="status">{text.reading}</Muted>;
  if (snapshot.matches('asking') || snapshot.matches('disowning'))
    return <Question snapshot={snapshot} send={send} />;
  if (snapshot.matches('ended'))
    return <p role="status">{snapshot.context.mailed ? text.mailed : text.moved}</p>;
  return (
    <>
      <p role="status">{snapshot.matches('expired') ? text.expired : text.wrong}</p>
      <ButtonLink href={paths.findPassword} tone="primary" size="wide">
        {text.newPassword}
      </ButtonLink>
    </>
  );
}

function Question({ snapshot, send }: Pick<NotMeFlow, 'snapshot' | 'send'>) {
  const busy = snapshot.hasTag('saving');
  return (
    <>
      <p>{text.promise}</p>
      <Button
        tone="primary"
        size="wide"
        type="button"
        busy={busy}
        wait={useWait(disownLogIn)}
        onClick={() => send({ type: 'login.disowned' })}
      >
        {busy ? text.disowning : text.disown}
      </Button>
      <Muted>{text.mine}</Muted>
    </>
  );
}
