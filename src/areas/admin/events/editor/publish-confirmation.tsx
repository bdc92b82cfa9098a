import { budgetOfForm, type EventValues } from '#machines/admin/events/event-editor.model.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { budgetWords } from './budget-line.tsx';
import { eventEditorText as text } from './event-editor.text.ts';

type Props = { open: boolean; values: EventValues; onConfirm: () => void; onClose: () => void };

/** Confirmation that lists what publishing makes permanent. */
export const PublishConfirmation = ({ open, values, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    open={open}
    title={text.publishAsk}
    text={text.publishText(values.eventStartDate, budgetWords(budgetOfForm(values)))}
    action={{ label: text.publish, onConfirm }}
    onClose={onClose}
  />
);
