import { useEffect, useRef } from 'react';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { AuthLayout } from '../login/auth-layout.tsx';
import { EmailSent } from '../login/email-sent.tsx';
import { SocialLoginButtons } from '../social-login/social-login-buttons.tsx';
import { mailSentText, signUpText as text } from './sign-up.text.ts';
import { typedBefore, wireSignUp } from './sign-up.wiring.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** Sign-up page. */
export default function SignUpScreen() {
  const app = useApp();
  const openedAt = useRef(0);
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((services) =>
    wireSignUp(services, focusProblem, () => openedAt.current),
  );
  useEffect(() => {
    openedAt.current = performance.now();
    const typed = typedBefore(app);
    if (Object.keys(typed).length > 0) send({ type: 'field.changed', change: typed });
  }, [app, send]);
  if (!snapshot.matches('mailSent'))
    return (
      <AuthLayout flow="signUp" snapshot={snapshot} title={text.title} promise={text.promise}>
        <SignUpForm form={form} snapshot={snapshot} send={send} />
        <SocialLoginButtons returnTo={paths.home} />
      </AuthLayout>
    );
  return (
    <AuthLayout flow="signUp" snapshot={snapshot} title={mailSentText.title}>
      <EmailSent
        email={snapshot.context.values.email}
        error={snapshot.context.error}
        cooling={snapshot.matches({ mailSent: 'cooling' })}
        busy={snapshot.hasTag('saving')}
        onResend={() => send({ type: 'mail.requested' })}
        onCorrect={() => send({ type: 'form.reopened' })}
      />
    </AuthLayout>
  );
}
