import { mfaText as text } from '#src/areas/members/mfa/mfa.text.ts';
import MfaPanel from '#src/areas/members/mfa/mfa-panel.tsx';
import { Card, Muted, PageTitle, Stack } from '#src/ui/layout/layout.tsx';

/** /mfa-setup: an administrator turns on two-step login. */
export default function MfaSetupScreen() {
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{text.title}</PageTitle>
        <Muted css={{ marginTop: '$2' }}>{text.promise}</Muted>
      </div>
      <Card>
        <MfaPanel />
      </Card>
    </Stack>
  );
}
