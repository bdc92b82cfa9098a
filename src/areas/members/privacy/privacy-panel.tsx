import { exportOwnData } from '#domain/members/account/withdrawal.ts';
import { ConsentSettings } from '#src/areas/members/consents/consent-settings.tsx';
import { privacyText as text } from '#src/areas/members/withdrawal/withdrawal.text.ts';
import { wireDataExport } from '#src/areas/members/withdrawal/withdrawal.wiring.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { AppealList } from '../appeals/appeal-list.tsx';
import { BodyVisibility } from '../profile/body-visibility.tsx';
import { BlockList } from './block-list.tsx';

/** Consents, profile visibility, data export and withdrawal. */
export default function PrivacyPanel() {
  return (
    <Stack gap={8}>
      <ConsentSettings />
      <BodyVisibility />
      <AppealList />
      <BlockList />
      <DataExport />
      <Stack>
        <SectionTitle>{text.leave}</SectionTitle>
        <Muted>{text.leaveHint}</Muted>
        <Row>
          <ButtonLink href={paths.withdraw}>{text.leave}</ButtonLink>
        </Row>
      </Stack>
    </Stack>
  );
}

function DataExport() {
  const { snapshot, send } = useFlow(wireDataExport);
  const busy = snapshot.hasTag('saving');
  const wait = useWait(exportOwnData);
  const again = snapshot.matches('downloaded');
  return (
    <FlowFrame flow="dataExport" snapshot={{ value: snapshot.value, hasTag: () => false }}>
      <Stack>
        <SectionTitle>{text.export}</SectionTitle>
        <Muted>{text.exportHint}</Muted>
        <Refusal reason={snapshot.matches('refused') ? snapshot.context.error : null} />
        {again ? <p role="status">{text.downloaded}</p> : null}
        <Row>
          <Button type="button" busy={busy} wait={wait} onClick={() => send({ type: 'export.asked' })}>
            {busy ? text.downloading : again ? text.downloadAgain : text.download}
          </Button>
        </Row>
      </Stack>
    </FlowFrame>
  );
}
