import { AuthLayout, AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { ownAccountText } from '#src/areas/members/my-page/account.text.ts';
import { type EmailLinkKind, wireEmailLink } from '#src/areas/members/my-page/account.wiring.ts';
import { useEmailLink } from '#src/areas/members/use-email-link.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const text = ownAccountText.link;

/** Page of an e-mail link, which is used as soon as the page is hydrated. */
export function EmailLink({ kind }: { kind: EmailLinkKind }) {
  const { snapshot, send } = useFlow((app) => wireEmailLink(app, kind));
  const { email, error } = snapshot.context;
  const words = text[kind];
  useEmailLink((token) => send({ type: 'link.opened', token }));
  return (
    <AuthLayout flow="emailLink" snapshot={snapshot} title={words.title}>
      {snapshot.hasTag('busy') ? <Muted role="status">{text.reading}</Muted> : null}
      {snapshot.matches('done') ? <p role="status">{words.done(email)}</p> : null}
      {snapshot.matches('wrong') ? <Refusal reason={words.wrong} /> : null}
      {snapshot.matches('failed') ? (
        <>
          <Refusal reason={error} />
          <Button type="button" onClick={() => send({ type: 'screen.retried' })}>
            {text.retry}
          </Button>
        </>
      ) : null}
      {snapshot.matches('done') && kind === 'undo' ? (
        <ButtonLink href={paths.findPassword} size="wide">
          {text.newPassword}
        </ButtonLink>
      ) : null}
      {/* Hidden while busy, since the second half of a double click on the retry button would press them. */}
      {snapshot.hasTag('busy') ? null : (
        <AuthLinks>
          <TextLink href={kind === 'confirm' ? paths.settingsCard('login') : paths.login()}>
            {kind === 'confirm' ? text.settings : text.login}
          </TextLink>
          <TextLink href={paths.home}>{text.home}</TextLink>
        </AuthLinks>
      )}
    </AuthLayout>
  );
}
