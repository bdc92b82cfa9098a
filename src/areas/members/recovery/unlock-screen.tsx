import { Link } from 'wouter';
import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { unlockText as text } from '#src/areas/members/recovery/unlock.text.ts';
import { wireUnlock } from '#src/areas/members/recovery/unlock.wiring.ts';
import { useEmailLink } from '#src/areas/members/use-email-link.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ErrorState } from '#src/ui/states.tsx';

type UnlockFlow = FlowOf<typeof wireUnlock>;

/** Opened by the link of an e-mail: ends the lockout after wrong passwords. */
export default function UnlockScreen() {
  const flow = useFlow(wireUnlock);
  const { snapshot, send } = flow;
  useEmailLink((token) => send({ type: 'link.opened', token }));
  return (
    <AuthLayout flow="unlock" snapshot={snapshot} title={titleOf(snapshot)}>
      <Told {...flow} />
      {/* Hidden while busy, since the second half of a double click on the retry button would press them. */}
      {snapshot.hasTag('busy') ? null : (
        <AuthLinks>
          <Link href={paths.findPassword}>{text.findPassword}</Link>
        </AuthLinks>
      )}
    </AuthLayout>
  );
}

function titleOf(snapshot: UnlockFlow['snapshot']): string {
  if (snapshot.matches('unlocked')) return text.doneTitle;
  if (snapshot.matches('expired')) return text.expiredTitle;
  return snapshot.matches('wrong') ? text.wrongTitle : text.title;
}

function Told({ snapshot, send }: UnlockFlow) {
  if (snapshot.matches('failed'))
    return <ErrorState message={text.failed} onRetry={() => send({ type: 'screen.retried' })} />;
  if (snapshot.hasTag('busy')) return <p role="status">{text.working}</p>;
  const isDone = snapshot.matches('unlocked');
  return (
    <>
      <p role="status">{isDone ? text.done : snapshot.matches('expired') ? text.expired : text.wrong}</p>
      <ButtonLink href={paths.login()} tone="primary" size="wide">
        {text.login}
      </ButtonLink>
    </>
  );
}
