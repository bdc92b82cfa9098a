import { formatDate, formatDateTime } from '#domain/kit/format.ts';
import type { Device } from '#domain/members/auth/devices.ts';
import { deviceText as text } from '#src/areas/members/security/devices.text.ts';
import { wireSessions } from '#src/areas/members/security/devices.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';

const Item = styled(RowItem, { alignItems: 'center', '& > button': { flexShrink: 0 } });

/** Sessions of the member; each but the present one can be ended. */
export default function DevicesPanel() {
  const { snapshot, send } = useFlow(wireSessions);
  const { devices, ending, error } = snapshot.context;
  const ask = (sessionId: number | null) => send({ type: 'ending.asked', sessionId });
  const busy = snapshot.hasTag('saving') || snapshot.hasTag('busy');
  const others = devices.some(({ current, loggedIn }) => loggedIn && !current);
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
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy}
              onEnd={() => ask(device.id)}
              onDistrust={() => send({ type: 'trust.ended', sessionId: device.id })}
            />
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
      <LateConfirmDialog
        open={snapshot.hasTag('open')}
        title={ending === null ? text.ask.all : text.ask.one}
        text={text.ask.text}
        action={{ label: text.end, danger: true, onConfirm: () => send({ type: 'ending.confirmed' }) }}
        onClose={() => send({ type: 'ending.dismissed' })}
      />
    </FlowFrame>
  );
}

type DeviceRowProps = { device: Device; busy: boolean; onEnd: () => void; onDistrust: () => void };

const DeviceRow = ({ device, busy, onEnd, onDistrust }: DeviceRowProps) => (
  <Item>
    <Stack gap={2}>
      <Row>
        <strong>{device.device}</strong>
        {device.current ? <Chip tone="accent">{text.here}</Chip> : null}
      </Row>
      <Muted>
        {device.loggedIn ? text.methods[device.method] : text.loggedOut} · {text.lastUsed}{' '}
        {formatDateTime(device.lastUsedAt)}
      </Muted>
      {device.trustedUntil ? <Muted>{text.trusted(formatDate(device.trustedUntil))}</Muted> : null}
    </Stack>
    <Row>
      {device.trustedUntil ? (
        <Button
          size="small"
          type="button"
          blocked={busy}
          aria-label={text.askAgainOn(device.device)}
          onClick={onDistrust}
        >
          {text.askAgain}
        </Button>
      ) : null}
      {device.current || !device.loggedIn ? null : (
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
    </Row>
  </Item>
);
