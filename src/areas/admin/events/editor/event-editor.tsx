import { useState } from 'react';
import { changeEvent, changeEventPictures, createEvent } from '#domain/events/event-desk.ts';
import { isPublic } from '#machines/admin/events/event-editor.model.ts';
import { useWait } from '#src/flow/rate-limit.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { ErrorSummary } from '#src/ui/forms/error-summary.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState, Refusal } from '#src/ui/states.tsx';
import { adminPaths } from '../../paths.ts';
import { EventActions } from '../event-actions.tsx';
import { BudgetLine } from './budget-line.tsx';
import type { EditorFlow } from './editor-flow.ts';
import { EventEditConflict } from './event-edit-conflict.tsx';
import { eventEditorText as text } from './event-editor.text.ts';
import { wireEventEditor } from './event-editor.wiring.ts';
import { EventFields } from './event-fields.tsx';
import { EventPreview } from './event-preview.tsx';
import { PublishConfirmation } from './publish-confirmation.tsx';

/** Form of a new (`id` null) or stored event. */
export function EventEditor({ id }: { id: number | null }) {
  const { form, focusProblem } = useProblemFocus();
  const flow = useFlow((app) => wireEventEditor(app, focusProblem), { id });
  const { snapshot, send } = flow;
  const { values, about, error, other, problems } = snapshot.context;
  return (
    <FlowFrame
      flow="eventEditor"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<NotEditable title={error || text.failed} />}
    >
      {snapshot.hasTag('empty') ? (
        <NotEditable title={text.closedTitle} hint={text.closedHint} />
      ) : (
        <Stack
          ref={form}
          as="form"
          method="post"
          gap={6}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send({ type: 'form.submitted' });
          }}
          css={{ maxWidth: '$sizes$reading' }}
        >
          <EditorHead flow={flow} />
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          <ErrorSummary form={form} problems={problems} nameOf={text.fieldOf} />
          <EventFields flow={flow} />
          <BudgetLine values={values} />
          {other && snapshot.matches('outrun') ? (
            <EventEditConflict
              values={values}
              other={other}
              onTake={() => send({ type: 'other.taken' })}
              onKeep={() => send({ type: 'mine.confirmed' })}
            />
          ) : (
            <EditorBar flow={flow} />
          )}
          <PublishConfirmation
            open={snapshot.matches('asking')}
            values={values}
            onConfirm={() => send({ type: 'publication.confirmed' })}
            onClose={() => send({ type: 'publication.dismissed' })}
          />
        </Stack>
      )}
      {about.event && !snapshot.hasTag('empty') ? (
        <EventActions key={about.event.state} event={about.event} />
      ) : null}
    </FlowFrame>
  );
}

/** Page in place of the form, with a way to the events. */
const NotEditable = (why: { title: string; hint?: string }) => (
  <EmptyState isPage {...why}>
    <ButtonLink href={adminPaths.events}>{text.toResults}</ButtonLink>
  </EmptyState>
);

function EditorHead({ flow: { snapshot } }: { flow: EditorFlow }) {
  const { event } = snapshot.context.about;
  return (
    <Stack gap={2}>
      <Row spread>
        <PageTitle>{event ? text.editTitle : text.createTitle}</PageTitle>
        {event ? (
          <Row>
            <Chip>{event.state === 'PUBLISHED' ? text.status[event.status] : text.states[event.state]}</Chip>
            <ButtonLink size="small" href={paths.event(event.eventId)}>
              {text.toShop}
            </ButtonLink>
          </Row>
        ) : null}
      </Row>
      {event?.state === 'PUBLISHED' && event.status !== 'UPCOMING' ? (
        <Muted>{event.status === 'ENDED' ? text.fixedHint.over : text.fixedHint.running}</Muted>
      ) : null}
    </Stack>
  );
}

/** Action bar: save, preview and publish. */
function EditorBar({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { about, values } = snapshot.context;
  const [isShown, show] = useState(false);
  const wait = useWait(createEvent, changeEvent, changeEventPictures);
  const isPublishing = snapshot.matches('publishing');
  const isSaving = snapshot.hasTag('saving') && !isPublishing;
  const isSeen = isPublic(about);
  return (
    <>
      <SaveBar>
        <Button type="button" tone="ghost" onClick={() => show(true)}>
          {text.preview}
        </Button>
        <Button type="submit" tone={isSeen ? 'primary' : 'secondary'} busy={isSaving} wait={wait}>
          {isSaving ? text.saving : isSeen ? text.save.public : text.save.draft}
        </Button>
        {isSeen ? null : (
          <Button
            type="button"
            tone="primary"
            busy={isPublishing}
            disabled={isSaving}
            onClick={() => send({ type: 'publication.asked' })}
          >
            {isPublishing ? text.publishing : text.publish}
          </Button>
        )}
      </SaveBar>
      {isShown ? <EventPreview values={values} today={about.today} onClose={() => show(false)} /> : null}
    </>
  );
}
