import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { memberPanelText as text } from './member-panel.text.ts';
import { wireMemberAction } from './members.wiring.ts';

export type ActName = keyof typeof text.acts;

type MemberActProps = {
  name: ActName;
  /** Id of the member, or of the pending request. */
  id: number;
  act: (app: AppServices, id: number) => Promise<unknown>;
  isDanger?: boolean;
  onDone: (sentence: string) => void;
};

/** Button with confirmation for one action; its result stays visible until the panel is reopened. */
export function MemberActionButton({ name, id, act, isDanger = false, onDone }: MemberActProps) {
  const words = text.acts[name];
  const { snapshot, send } = useFlow(
    (app) => wireMemberAction(app, { act, onDone: () => onDone(words.done) }),
    {
      id,
    },
  );
  return (
    <span data-flow="memberAction" data-state={statePath(snapshot.value)}>
      {snapshot.matches('removed') ? (
        <Muted>{words.done}</Muted>
      ) : (
        <Button
          type="button"
          size="small"
          {...(isDanger ? { tone: 'danger' as const } : {})}
          busy={snapshot.hasTag('saving')}
          onClick={() => send({ type: 'removal.asked' })}
        >
          {words.name}
        </Button>
      )}
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={words.ask}
        text={words.text}
        action={{ label: words.name, danger: isDanger, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
