import { useEffect, useState } from 'react';
import { needsOf, type SocialCallbackInput } from '#machines/members/social-login/social-callback.model.ts';
import { AuthLayout } from '#src/areas/members/login/auth-layout.tsx';
import { socialText as text } from '#src/areas/members/social-login/social.text.ts';
import { readFragment, wireSocialCallback } from '#src/areas/members/social-login/social-callback.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { SocialJoinForm } from './social-join-form.tsx';
import { SocialLinkForm } from './social-link-form.tsx';

const READING = { value: 'reading' };

/** True while another field is being filled in, whose focus must not be taken. */
function isTyping(mailedTo: string | null): boolean {
  const field = document.activeElement;
  // On some phones a tap on a button leaves the focus in the e-mail field.
  return field instanceof HTMLInputElement && !(field.name === 'email' && field.value === mailedTo);
}

/** /auth/callback: return from a social provider. The fragment is read once and removed from the address. */
export default function SocialCallbackScreen() {
  const [read, setRead] = useState<SocialCallbackInput | null>(null);
  useEffect(() => {
    // An effect that runs twice finds the fragment removed.
    setRead((known) => known ?? readFragment(window.location.hash));
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  if (read) return <SocialCallback input={read} />;
  return (
    <AuthLayout flow="socialCallback" snapshot={READING} title={text.title}>
      <Muted role="status">{text.checking}</Muted>
    </AuthLayout>
  );
}

function SocialCallback({ input }: { input: SocialCallbackInput }) {
  const { form, focusProblem } = useProblemFocus();
  const focusProof = (mailedTo: string | null) =>
    requestAnimationFrame(() => {
      if (isTyping(mailedTo)) return;
      form.current?.querySelector<HTMLElement>('[name="proof"]')?.focus();
    });
  const flow = useFlow((app) => wireSocialCallback(app, { problem: focusProblem, proof: focusProof }), input);
  const { snapshot } = flow;
  const { answer, error } = snapshot.context;
  const needs = needsOf(answer);
  if (needs?.needs === 'CONSENT')
    return (
      <AuthLayout
        flow="socialCallback"
        snapshot={snapshot}
        title={text.join.title}
        promise={text.join.promise(needs.provider)}
      >
        <SocialJoinForm ref={form} flow={flow} needs={needs} />
      </AuthLayout>
    );
  if (needs)
    return (
      <AuthLayout
        flow="socialCallback"
        snapshot={snapshot}
        title={text.link.title}
        promise={text.link.promise(needs.provider, needs.email ?? '')}
      >
        <SocialLinkForm ref={form} flow={flow} />
      </AuthLayout>
    );
  return (
    <AuthLayout flow="socialCallback" snapshot={snapshot} title={text.title}>
      {snapshot.hasTag('failed') ? (
        <Stack gap={6}>
          <Refusal reason={error ?? text.reasons[input.reason ?? 'failed']} />
          <ButtonLink href={paths.login()} tone="primary" size="wide">
            {text.backToLogin}
          </ButtonLink>
        </Stack>
      ) : (
        <Muted role="status">{text.checking}</Muted>
      )}
    </AuthLayout>
  );
}
