import { formatDateTime } from '#domain/kit/format.ts';
import type { Device } from '#domain/members/devices.ts';
import { deviceText as text } from '#src/areas/members/devices.text.ts';
import { wireSessions } from '#src/areas/members/devices.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout.tsx';
import { RowItem, Rows } from '#src/ui/rows.tsx';

const Item = styled(RowItem, { alignItems: 'center', '& > button': { flexShrink: 0 } });

/** Where I am logged in; each but this one can be ended. */
export default function DevicesPanel() {
  const { snapshot, send } = useFlow(wireSessions);
  const { devices, ending, error } = snapshot.context;
  const ask = (sessionId: number | null) => send({ type: 'ending.asked', sessionId });
  const busy = snapshot.hasTag('saving') || snapshot.hasTag('busy');
  const others = devices.some(({ current }) => !current);
  return (
    <FlowFrame
      flow="sessions"
      snapshot={snapshot}
      error={error || text.failed}
      hasContent={devices.length > 0}
      onRetry={() => send({ type: 'screen.retried' })}
    >
      <Stack>
        <Muted>{text.hint}</Muted>
        <Rows>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} busy={busy} onEnd={() => ask(device.id)} />
          ))}
        </Rows>
        {others ? (
          <Row>
            <Button type="button" blocked={busy} onClick={() => ask(null)}>
              {text.endOthers}
            </Button>
          </Row>
        ) : (
          <Muted>{text.alone}</Muted>
        )}
      </Stack>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={ending === null ? text.ask.all : text.ask.one}
        text={text.ask.text}
        action={{ label: text.end, danger: true, onConfirm: () => send({ type: 'ending.confirmed' }) }}
        onClose={() => send({ type: 'ending.dismissed' })}
      />
    </FlowFrame>
  );
}

type DeviceRowProps = { device: Device; busy: boolean; onEnd: () => void };

const DeviceRow = ({ device, busy, onEnd }: DeviceRowProps) => (
  <Item>
    <Stack gap={2}>
      <Row>
        <strong>{device.device}</strong>
        {device.current ? <Chip tone="accent">{text.here}</Chip> : null}
      </Row>
      <Muted>
        {text.methods[device.method]} · {text.lastUsed} {formatDateTime(device.lastUsedAt)}
      </Muted>
    </Stack>
    {device.current ? null : (
      <Button
        size="small"
        type="button"
        blocked={busy}
        aria-label={text.endOf(device.device)}
        onClick={onEnd}
      >
        {text.end}
      </Button>
    )}
  </Item>
);
