import { useState } from 'react';
import type { StoreState } from '#domain/catalogue/store-state.ts';
import type { OwnStore } from '#domain/seller/store/own-store.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card, Chip, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ownStoreText as text } from './store.text.ts';
import type { StoreStatusDialogProps } from './store-status-dialog.tsx';

const MoveDialog = addition<StoreStatusDialogProps>(
  () => import('./store-status-dialog.tsx'),
  () => null,
);

/** State changes that a seller may make; none while an administrator has paused the store. */
function movesOf({ state, pausedBy }: OwnStore): readonly StoreState[] {
  if (state === 'OPEN') return ['PAUSED', 'CLOSED'];
  if (state === 'CLOSED') return pausedBy === null ? ['OPEN'] : [];
  return pausedBy === 'SELLER' ? ['OPEN', 'CLOSED'] : [];
}

function sentenceOf({ state, pausedBy, pauseReason }: OwnStore): string {
  if (state === 'CLOSED' && pausedBy) return text.state.shut(pauseReason ?? '');
  if (state !== 'PAUSED') return text.state[state];
  return (pausedBy === 'SELLER' ? text.state.paused : text.state.held)(pauseReason ?? '');
}

/** State of the store, with the buttons that change it. */
export function StoreStatus({ store, onChanged }: { store: OwnStore; onChanged: () => void }) {
  const { toast } = useApp();
  const [wanted, want] = useState<StoreState | null>(null);
  const close = () => {
    want(null);
    // After a refusal too, since an administrator may have changed the store.
    onChanged();
  };
  return (
    <Card>
      <Stack gap={3}>
        <Row spread>
          <SectionTitle>{text.state.title}</SectionTitle>
          <Chip>{text.states[store.state]}</Chip>
        </Row>
        <p>{sentenceOf(store)}</p>
        <Row>
          {movesOf(store).map((state) => (
            <Button key={state} type="button" size="small" onClick={() => want(state)}>
              {text.moves[state].open}
            </Button>
          ))}
        </Row>
      </Stack>
      {wanted ? (
        <MoveDialog
          move={{ state: wanted, version: store.version }}
          onDone={() => {
            toast(text.moves[wanted].done);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  );
}
