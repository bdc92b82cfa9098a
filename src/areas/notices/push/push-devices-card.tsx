import { formatDate, formatDateTime } from '#domain/kit/format.ts';
import type { PushDevice } from '#domain/notices/push/push-device.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { pushText as text } from './push.text.ts';
import { wirePushDevices } from './push.wiring.ts';
import { pushPermission } from './push-browser.ts';

const Item = styled(RowItem, { alignItems: 'center', '& > button': { flexShrink: 0 } });

/** Devices that get the member's notifications; each can be ended, and this one added. */
export function PushDevicesCard() {
  const { snapshot, send } = useFlow(wirePushDevices, { permission: pushPermission() });
  const { devices, publicKey, error } = snapshot.context;
  const busy = snapshot.hasTag('saving');
  return (
    <FlowFrame
      flow="pushDevices"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={publicKey !== null}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <SectionTitle>{text.title}</SectionTitle>
        {snapshot.matches({ listing: 'off' }) ? <Muted>{text.off}</Muted> : <Muted>{text.hint}</Muted>}
        {snapshot.matches({ listing: 'refused' }) ? <Muted>{text.refused}</Muted> : null}
        {snapshot.matches({ listing: 'unsupported' }) ? <Muted>{text.unsupported}</Muted> : null}
        {devices.length > 0 ? (
          <Rows>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                busy={busy}
                onEnd={() => send({ type: 'device.ended', deviceId: device.id })}
              />
            ))}
          </Rows>
        ) : null}
        {snapshot.matches({ listing: 'away' }) || snapshot.matches('enabling') ? (
          <Row>
            <Button type="button" busy={busy} onClick={() => send({ type: 'push.chosen' })}>
              {text.turnOn}
            </Button>
          </Row>
        ) : null}
      </Stack>
    </FlowFrame>
  );
}

type DeviceRowProps = { device: PushDevice; busy: boolean; onEnd: () => void };

const DeviceRow = ({
  device: { device, current, createdAt, lastSuccessAt },
  busy,
  onEnd,
}: DeviceRowProps) => (
  <Item>
    <Stack gap={2}>
      <Row>
        <strong>{device}</strong>
        {current ? <Chip tone="accent">{text.here}</Chip> : null}
      </Row>
      <Muted>
        {text.since} {formatDate(createdAt)} ·{' '}
        {lastSuccessAt ? `${text.lastSent} ${formatDateTime(lastSuccessAt)}` : text.neverSent}
      </Muted>
    </Stack>
    <Button size="small" type="button" blocked={busy} aria-label={text.endOf(device)} onClick={onEnd}>
      {text.end}
    </Button>
  </Item>
);
