import { useEffect } from 'react';
import { passkeyLogin } from '#domain/members/auth/passkey.ts';
import { passkeyText as text } from '#src/areas/members/mfa/passkey.text.ts';
import { wirePasskey } from '#src/areas/members/mfa/passkey.wiring.ts';
import { hasPasskeys } from '#src/areas/members/mfa/passkey-browser.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/**
 * Login by passkey; renders nothing if the browser has no support. `emailFocused`: the e-mail field has the focus.
 */
export function PasskeyLogin({ emailFocused }: { emailFocused: boolean }) {
  const { snapshot, send } = useFlow(wirePasskey);
  const wait = useWait(passkeyLogin);
  useEffect(() => {
    if (hasPasskeys()) send({ type: 'support.known' });
  }, [send]);
  useEffect(() => {
    if (emailFocused) send({ type: 'email.focused' });
  }, [emailFocused, send]);
  const busy = snapshot.hasTag('saving');
  return (
    <Stack data-flow="passkey" data-state={statePath(snapshot.value)}>
      {snapshot.matches('unsupported') ? null : (
        <Button
          type="button"
          size="wide"
          busy={busy}
          wait={wait}
          onClick={() => send({ type: 'passkey.asked' })}
        >
          {busy ? text.loggingIn : text.login}
        </Button>
      )}
      {/* Below the button, which must not move away from under a double click. */}
      {snapshot.matches('refused') ? <Refusal reason={snapshot.context.error || text.failed} /> : null}
    </Stack>
  );
}
