import { useState } from 'react';
import type { EventDetail } from '#domain/events/event.ts';
import { isAnnounced } from '#domain/events/event-states.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { eventEditorText as text } from './editor/event-editor.text.ts';
import { wireEventCancel, wireEventRemoval } from './editor/event-editor.wiring.ts';

/** Buttons that end an event: deletion if nobody has entered, otherwise cancellation with a reason. */
export function EventActions({ event }: { event: EventDetail }) {
  const [isCancelling, setCancelling] = useState(false);
  const mayCancel = event.state === 'PUBLISHED' && !isAnnounced(event.resultState);
  const mayRemove = event.entryCount === 0;
  if (!mayCancel && !mayRemove) return null;
  return (
    <Row css={{ maxWidth: '$sizes$reading', justifyContent: 'flex-end', paddingTop: '$6' }}>
      {mayCancel ? (
        <Button type="button" tone="danger" size="small" onClick={() => setCancelling(true)}>
          {text.cancel.name}
        </Button>
      ) : null}
      {mayRemove ? <EventRemoval id={event.eventId} /> : null}
      {isCancelling ? <CancelDialog id={event.eventId} onClose={() => setCancelling(false)} /> : null}
    </Row>
  );
}

function EventRemoval({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireEventRemoval, { id });
  return (
    <span data-flow="eventRemoval" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        tone="danger"
        size="small"
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {text.remove.name}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.remove.ask}
        text={text.remove.text}
        action={{
          label: text.remove.name,
          danger: true,
          onConfirm: () => send({ type: 'removal.confirmed' }),
        }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}

function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { toast, navigate } = useApp();
  const { form, focusProblem } = useProblemFocus();
  const done = () => {
    toast(text.cancel.done);
    navigate(paths.event(id), { replace: true });
  };
  const { snapshot, send } = useFlow((app) => wireEventCancel(app, focusProblem, done), { id });
  const { values, problems } = snapshot.context;
  return (
    <FormDialog
      flow="eventCancel"
      snapshot={snapshot}
      form={form}
      title={text.cancel.name}
      hint={<Muted>{text.cancel.hint}</Muted>}
      action={{ label: text.cancel.name, busy: text.cancel.busy }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      <TextArea
        label={text.cancel.reason}
        required
        problem={sentenceAt(problems, 'reason')}
        value={values.reason}
        onChange={({ target }) => send({ type: 'field.changed', change: { reason: target.value } })}
      />
    </FormDialog>
  );
}
