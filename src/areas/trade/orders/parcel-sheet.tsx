import { formatDateTime } from '#domain/kit/format.ts';
import type { ParcelTracking } from '#domain/trade/delivery/parcel-tracking.ts';
import type { TrackedLine } from '#machines/trade/parcel-tracking.machine.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { parcelText as text } from './parcel.text.ts';
import { wireParcelTracking } from './parcel.wiring.ts';
import { Step, Steps } from './step-list.tsx';

export type ParcelSheetProps = { about: TrackedLine; onClose: () => void };

/** Sheet with the tracking of a line's parcel, loaded when it opens. */
export function ParcelSheet({ about, onClose }: ParcelSheetProps) {
  const { snapshot, send } = useFlow(wireParcelTracking, about);
  const { parcel, error } = snapshot.context;
  return (
    <Dialog open onClose={onClose} title={text.title}>
      <FlowFrame
        flow="parcelTracking"
        snapshot={snapshot}
        error={error}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {parcel ? <Parcel parcel={parcel} /> : null}
      </FlowFrame>
    </Dialog>
  );
}

function Parcel({ parcel: { carrier, trackingNumber, link, steps } }: { parcel: ParcelTracking }) {
  const { toast } = useApp();
  const copy = () =>
    navigator.clipboard.writeText(trackingNumber).then(
      () => toast(text.copied),
      () => toast(text.notCopied, 'error'),
    );
  return (
    <Stack gap={4}>
      <p>
        {carrier} {trackingNumber}
      </p>
      {steps === null ? <Muted>{text.unknown}</Muted> : <Way steps={steps} />}
      <Row>
        <Button type="button" size="small" onClick={() => void copy()}>
          {text.copy}
        </Button>
        {link ? (
          <TextLink as="a" href={link} target="_blank" rel="noreferrer">
            {text.carrierPage(carrier)}
          </TextLink>
        ) : null}
      </Row>
    </Stack>
  );
}

/** Tracking steps so far; the last one is the present location. */
const Way = ({ steps }: { steps: NonNullable<ParcelTracking['steps']> }) =>
  steps.length === 0 ? (
    <Muted>{text.nothing}</Muted>
  ) : (
    <Steps>
      {steps.map(({ step, at }, index) => (
        <Step key={step} {...(index === steps.length - 1 ? { 'aria-current': 'step' as const } : {})}>
          <span>{text.steps[step]}</span>
          <time dateTime={at}>{formatDateTime(at)}</time>
        </Step>
      ))}
    </Steps>
  );
