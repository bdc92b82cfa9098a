import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { RemovalLogic } from '#machines/kit/removal.machine.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

type AskedRemovalProps = {
  actor: ActorRefFrom<RemovalLogic>;
  /** Label of the button and of its confirmation. */
  label: string;
  question: { title: string; text: string };
};

/** Button that removes one of the member's own things after one confirmation. */
export function RemovalButton({ actor, label, question }: AskedRemovalProps) {
  const snapshot = useSelector(actor, (state) => state);
  return (
    <span data-flow={snapshot.machine.id} data-state={String(snapshot.value)}>
      <Button
        size="small"
        tone="danger"
        type="button"
        busy={snapshot.hasTag('saving')}
        onClick={() => actor.send({ type: 'removal.asked' })}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        {...question}
        action={{ label, danger: true, onConfirm: () => actor.send({ type: 'removal.confirmed' }) }}
        onClose={() => actor.send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
