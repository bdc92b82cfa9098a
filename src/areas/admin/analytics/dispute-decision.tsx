import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { dashboardText } from './dashboard.text.ts';
import { wireDisputeDecision } from './dispute-decision.wiring.ts';

const text = dashboardText.dispute;

type DecisionProps = { id: number; row: string; onDone: () => void };

/**
 * Closes a delivery dispute: the line counts as delivered from today. `row` is part of the button's accessible name.
 */
export function DisputeDecision({ id, row, onDone }: DecisionProps) {
  const { snapshot, send } = useFlow((app) => wireDisputeDecision(app, onDone), { id });
  return (
    <span data-flow="disputeDecision" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        aria-label={text.of(row)}
        busy={snapshot.hasTag('saving')}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {text.name}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.ask}
        text={text.text}
        action={{ label: text.name, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
