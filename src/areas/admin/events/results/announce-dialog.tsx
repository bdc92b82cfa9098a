import type { Ref } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { ClosingFacts } from '#machines/admin/events/event-closing.model.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import type { ClosingFlow } from './closing-step.tsx';
import { eventResultsText } from './event-results.text.ts';

const text = eventResultsText.announce;
type Props = { flow: ClosingFlow; facts: ClosingFacts; form: Ref<HTMLFormElement> };

/** Confirmation of the announcement, which cannot be undone: the administrator types the title of the event. */
export function AnnounceDialog({ flow: { snapshot, send }, facts: { event, result }, form }: Props) {
  const { title, problems } = snapshot.context;
  const isSaving = snapshot.hasTag('saving');
  const winners = result?.resultDetails.filter(({ revokedReason }) => revokedReason === null) ?? [];
  const flagged = result?.flaggedVotes ?? 0;
  return (
    <Dialog open title={text.title} onClose={() => isSaving || send({ type: 'announcement.dismissed' })}>
      <form
        method="post"
        ref={form}
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <p>{text.tells(formatNumber(winners.length))}</p>
          {flagged > 0 ? <p>{text.keeps(formatNumber(flagged))}</p> : null}
          <TextField
            label={text.field}
            hint={text.hint(event.title)}
            required
            autoComplete="off"
            value={title}
            problem={sentenceAt(problems, 'title')}
            onChange={({ target }) => send({ type: 'title.typed', title: target.value })}
          />
          <Button tone="primary" size="wide" type="submit" busy={isSaving}>
            {isSaving ? text.busy : text.act}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
