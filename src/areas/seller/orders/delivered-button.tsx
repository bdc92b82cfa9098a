import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { orderPanelText } from './order-panel.text.ts';
import { wireOrderDelivered } from './order-panel.wiring.ts';

const text = orderPanelText.delivered;

/** Button that marks the shipped lines of an order as delivered. */
export function DeliveredButton({ id, onDone }: { id: number; onDone: () => void }) {
  const { snapshot, send } = useFlow((app) => wireOrderDelivered(app, onDone), { id });
  return (
    <span data-flow="orderDelivered" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
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
