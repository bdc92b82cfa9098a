import { type FormEvent, type Ref, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { linkSocialAccount, linkSocialByPasskey } from '#domain/members/social-login/social.ts';
import { AuthLinks } from '#src/areas/members/login/auth-layout.tsx';
import { hasPasskeys } from '#src/areas/members/mfa/passkey-browser.ts';
import { socialText } from '#src/areas/members/social-login/social.text.ts';
import type { SocialFlow } from '#src/areas/members/social-login/social-callback.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

const text = socialText.link;

/** Form that links the provider to an existing account with the same address, confirmed by its password. */
export function SocialLinkForm({
  ref,
  flow: { snapshot, send },
}: {
  ref: Ref<HTMLFormElement>;
  flow: SocialFlow;
}) {
  const { values, problems, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  const waitForKey = useWait(linkSocialByPasskey);
  const [canKey, setCanKey] = useState(false);
  useEffect(() => setCanKey(hasPasskeys()), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <Stack ref={ref} gap={6} as="form" method="post" noValidate onSubmit={submit}>
      <Refusal reason={error} isUnknown={snapshot.matches({ linking: 'unanswered' })} />
      <PasswordField
        name="password"
        label={text.password}
        labels={text}
        autoComplete="current-password"
        value={values.password}
        problem={sentenceAt(problems, 'password')}
        onChange={({ target }) => send({ type: 'field.changed', change: { password: target.value } })}
      />
      <Button tone="primary" size="wide" type="submit" busy={busy} wait={useWait(linkSocialAccount)}>
        {busy ? text.submitting : text.submit}
      </Button>
      {canKey ? (
        <Button
          size="wide"
          type="button"
          blocked={busy}
          wait={waitForKey}
          onClick={() => send({ type: 'passkey.asked' })}
        >
          {text.passkey}
        </Button>
      ) : null}
      <AuthLinks>
        <Link href={paths.findPassword}>{text.forgot}</Link>
        <Link href={paths.login()}>{socialText.backToLogin}</Link>
      </AuthLinks>
    </Stack>
  );
}
