import { useState } from 'react';
import type { CategoryRow } from '#domain/admin/settings/category-admin.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { CategoryDialog } from './category-dialog.tsx';
import { categoryText as text } from './settings.text.ts';
import { wireCategoryDesk, wireCategoryRemoval } from './settings.wiring.ts';

const List = styled('ol', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '$2 0', borderBottom: '1px solid $line' },
});

/** Categories in display order, with buttons to move, edit and delete. */
export function CategoryCard() {
  const { snapshot, send } = useFlow(wireCategoryDesk);
  const { rows, error, refusal } = snapshot.context;
  const [edited, edit] = useState<{ category: CategoryRow | null } | null>(null);
  const reload = () => send({ type: 'screen.reloaded' });
  return (
    <Card>
      <FlowFrame
        flow="categoryDesk"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={rows.length > 0}
      >
        <Stack>
          <Stack gap={2}>
            <Row spread>
              <SectionTitle>{text.title}</SectionTitle>
              <Button type="button" size="small" onClick={() => edit({ category: null })}>
                {text.add}
              </Button>
            </Row>
            <Muted>{text.hint}</Muted>
          </Stack>
          <Refusal reason={refusal} />
          <List aria-label={text.label}>
            {rows.map((row, index) => (
              <li key={row.categoryId}>
                <Line
                  row={row}
                  isFirst={index === 0}
                  isLast={index === rows.length - 1}
                  onMove={(by) => send({ type: 'category.moved', id: row.categoryId, by })}
                  onHide={() => send({ type: 'category.hidden', row })}
                  onRename={() => edit({ category: row })}
                  onRemoved={reload}
                />
              </li>
            ))}
          </List>
        </Stack>
      </FlowFrame>
      {edited ? (
        <CategoryDialog
          category={edited.category}
          onClose={() => {
            edit(null);
            reload();
          }}
        />
      ) : null}
    </Card>
  );
}

type LineProps = {
  row: CategoryRow;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onHide: () => void;
  onRename: () => void;
  onRemoved: () => void;
};

function Line({ row, isFirst, isLast, onMove, onHide, onRename, onRemoved }: LineProps) {
  const { categoryId, name, type, products, isHidden } = row;
  return (
    <Row spread>
      <Row css={{ gap: '$2' }}>
        <strong>{name}</strong>
        <Muted>{type}</Muted>
        <Muted>{text.products(formatNumber(products))}</Muted>
        {isHidden ? <Chip>{text.hidden}</Chip> : null}
      </Row>
      <Row css={{ gap: '$2' }}>
        <Button
          type="button"
          size="small"
          aria-label={text.up(name)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          type="button"
          size="small"
          aria-label={text.down(name)}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          ↓
        </Button>
        <Button type="button" size="small" aria-label={text.renameOf(name)} onClick={onRename}>
          {text.rename}
        </Button>
        <Button
          type="button"
          size="small"
          aria-label={isHidden ? text.showOf(name) : text.hideOf(name)}
          onClick={onHide}
        >
          {isHidden ? text.show : text.hide}
        </Button>
        {products === 0 ? <Removal id={categoryId} name={name} onRemoved={onRemoved} /> : null}
      </Row>
    </Row>
  );
}

function Removal({ id, name, onRemoved }: { id: number; name: string; onRemoved: () => void }) {
  const { snapshot, send } = useFlow((app) => wireCategoryRemoval(app, onRemoved), { id });
  return (
    <span data-flow="categoryRemoval" data-state={statePath(snapshot.value)}>
      <Button
        type="button"
        size="small"
        tone="danger"
        busy={snapshot.hasTag('saving')}
        aria-label={text.removeOf(name)}
        onClick={() => send({ type: 'removal.asked' })}
      >
        {text.remove}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('open')}
        title={text.removeAsk}
        text={text.removeText}
        action={{ label: text.remove, danger: true, onConfirm: () => send({ type: 'removal.confirmed' }) }}
        onClose={() => send({ type: 'removal.dismissed' })}
      />
    </span>
  );
}
