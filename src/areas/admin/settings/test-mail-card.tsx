import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { testMailText as text } from './settings.text.ts';
import { wireTestMail } from './settings.wiring.ts';

/** Card that sends a test mail to the administrator. */
export function TestMailCard() {
  const { snapshot, send } = useFlow(wireTestMail);
  const { mail, error } = snapshot.context;
  const isSending = snapshot.hasTag('saving');
  return (
    <Card data-flow="testMail" data-state={statePath(snapshot.value)}>
      <Stack>
        <Stack gap={2}>
          <SectionTitle>{text.title}</SectionTitle>
          <Muted>{text.hint}</Muted>
        </Stack>
        <Refusal reason={error} />
        {mail ? <p role="status">{mail.isSent ? text.sent(mail.to) : text.kept(mail.to)}</p> : null}
        <Row>
          <Button type="button" busy={isSending} onClick={() => send({ type: 'mail.asked' })}>
            {isSending ? text.sending : text.send}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
