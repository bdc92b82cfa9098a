import { askUnlock } from '#domain/members/recovery/unlock.ts';
import { unlockText as text } from '#src/areas/members/recovery/unlock.text.ts';
import { wireUnlockMail } from '#src/areas/members/recovery/unlock.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** Button that requests an unlock e-mail during a login lockout. */
export function UnlockMail({ email }: { email: string }) {
  const { snapshot, send } = useFlow(wireUnlockMail);
  const isSent = snapshot.matches('mailSent');
  const busy = snapshot.hasTag('saving');
  const wait = useWait(askUnlock);
  return (
    <Stack gap={3} data-flow="unlockMail" data-state={statePath(snapshot.value)}>
      <Refusal reason={snapshot.context.error} />
      {isSent ? <p role="status">{text.mailSent}</p> : <Muted>{text.offer}</Muted>}
      {isSent ? null : (
        <Button size="wide" busy={busy} wait={wait} onClick={() => send({ type: 'letter.wanted', email })}>
          {busy ? text.asking : text.ask}
        </Button>
      )}
    </Stack>
  );
}
