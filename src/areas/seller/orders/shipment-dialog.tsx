import { useId } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import type { ShipmentAnswer, ShipmentRow } from '#domain/seller/orders/shipments.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { shipmentText as text } from './shipment.text.ts';
import { wireShipmentFile } from './shipment.wiring.ts';

type Flow = FlowOf<(app: Parameters<typeof wireShipmentFile>[0]) => ReturnType<typeof wireShipmentFile>>;
type Props = { onDone: () => void; onClose: () => void };

/** Dialog that ships many lines from a pasted list or a file: preview, then send; problems are shown by row. */
export default function ShipmentDialog({ onDone, onClose }: Props) {
  const flow = useFlow((app) => wireShipmentFile(app, onDone));
  const { snapshot } = flow;
  const isPlanned = [
    snapshot.matches('reviewed'),
    snapshot.hasTag('saving'),
    snapshot.matches('failed'),
  ].some(Boolean);
  const isChoosing = snapshot.matches('choosing') || snapshot.matches('checking');
  return (
    <Dialog open title={text.title} onClose={() => snapshot.hasTag('saving') || onClose()}>
      <div data-flow="shipmentFile" data-state={statePath(snapshot.value)}>
        <Stack>
          <Refusal reason={snapshot.context.error} isUnknown={snapshot.matches('failed')} />
          {isChoosing ? <Choosing {...flow} /> : null}
          {isPlanned ? <Plan {...flow} /> : null}
          {snapshot.matches('done') || snapshot.matches('partly') ? (
            <Result {...flow} onClose={onClose} />
          ) : null}
        </Stack>
      </div>
    </Dialog>
  );
}

function Choosing({ snapshot, send }: Pick<Flow, 'snapshot' | 'send'>) {
  const id = useId();
  const isBusy = snapshot.hasTag('busy');
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'text.submitted' });
      }}
    >
      <Stack>
        <Muted>{text.hint}</Muted>
        <TextArea
          label={text.text}
          value={snapshot.context.text}
          readOnly={isBusy}
          onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
        />
        <Row>
          <Button type="submit" tone="primary" busy={isBusy} blocked={snapshot.context.text.trim() === ''}>
            {isBusy ? text.checking : text.check}
          </Button>
          <FileButton
            id={id}
            choose={text.file}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={isBusy}
            onFiles={([file]) => file && send({ type: 'file.chosen', file })}
          />
        </Row>
      </Stack>
    </form>
  );
}

/** Preview of the result before anything is sent. */
function Plan({ snapshot, send }: Pick<Flow, 'snapshot' | 'send'>) {
  const { answer, rows } = snapshot.context;
  if (!answer) return null;
  const isSaving = snapshot.hasTag('saving');
  const shipped = formatNumber(answer.shipped);
  return (
    <>
      <div role="status">
        <strong>{answer.shipped > 0 ? text.plan(shipped) : text.nothing}</strong>
        {answer.same > 0 ? <p>{text.same(formatNumber(answer.same))}</p> : null}
        {answer.refused > 0 ? <p>{text.refused(formatNumber(answer.refused))}</p> : null}
      </div>
      <WrongRows answers={answer.rows} rows={rows} />
      <Row>
        {answer.shipped > 0 ? (
          <Button
            type="button"
            tone="primary"
            busy={isSaving}
            onClick={() => send({ type: 'shipment.confirmed' })}
          >
            {isSaving ? text.applying : text.confirm(shipped)}
          </Button>
        ) : null}
        <Button type="button" disabled={isSaving} onClick={() => send({ type: 'shipment.dismissed' })}>
          {text.again}
        </Button>
      </Row>
    </>
  );
}

function Result({ snapshot, send, onClose }: Pick<Flow, 'snapshot' | 'send'> & { onClose: () => void }) {
  const { answer, rows } = snapshot.context;
  if (!answer) return null;
  return (
    <>
      <div role="status">
        <strong>{answer.shipped > 0 ? text.done(formatNumber(answer.shipped)) : text.doneSame}</strong>
        {answer.refused > 0 ? <p>{text.refused(formatNumber(answer.refused))}</p> : null}
      </div>
      <WrongRows answers={answer.rows} rows={rows} />
      <Row>
        {snapshot.matches('partly') ? (
          <Button type="button" onClick={() => send({ type: 'shipment.dismissed' })}>
            {text.mend}
          </Button>
        ) : null}
        <Button type="button" tone="primary" onClick={onClose}>
          {text.close}
        </Button>
      </Row>
    </>
  );
}

const List = styled('ol', {
  display: 'grid',
  gap: '$2',
  maxHeight: '320px',
  overflowY: 'auto',
  fontSize: '$label',
  '& li': { display: 'grid', overflowWrap: 'anywhere' },
});

/** Refused rows, followed by rows with an unusual tracking number. */
function WrongRows({ answers, rows }: { answers: readonly ShipmentAnswer[]; rows: readonly ShipmentRow[] }) {
  const refused = answers.filter(({ state }) => state === 'REFUSED');
  const warned = answers.filter(({ state, warning }) => state !== 'REFUSED' && warning);
  const shown = [
    [text.wrong, refused],
    [text.unusual, warned],
  ] as const;
  return shown.map(([title, these]) =>
    these.length === 0 ? null : (
      <section key={title} aria-label={title}>
        <strong>{title}</strong>
        <List>
          {these.map(({ row, reason, warning }) => (
            <li key={row}>
              {text.row(formatNumber(row), rows[row - 1]?.orderNo ?? '')}
              <Muted>{reason ?? warning}</Muted>
            </li>
          ))}
        </List>
      </section>
    ),
  );
}
