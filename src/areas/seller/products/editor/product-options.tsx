import { useEffect, useMemo } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import { optionKey } from '#domain/seller/products/product-form.ts';
import { editedMarks, type Layer } from '#machines/seller/products/grid-layers.model.ts';
import { partedEdit, shownCells } from '#machines/seller/products/live-stock.model.ts';
import { editedCells, type GridEdit } from '#machines/seller/products/option-grid.model.ts';
import { isCountedApart } from '#machines/seller/products/product-editor.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import type { OptionGridProps } from '../option-grid/grid-props.ts';
import { optionGridText as text } from '../option-grid/option-grid.text.ts';
import type { GridHost } from '../option-grid/option-grid.wiring.ts';
import type { EditorFlow } from './editor-flow.ts';
import { wireStockEdit } from './product-editor.wiring.ts';

const OptionGrid = addition<OptionGridProps>(
  () => import('../option-grid/option-grid.tsx'),
  () => <Skeleton rows={3} />,
);

/** Options with stock: part of the form for drafts, saved at once for products on sale. */
export function ProductOptions({ flow }: { flow: EditorFlow }) {
  const { about } = flow.snapshot.context;
  return about.goods && isCountedApart(about) ? (
    <LiveOptions flow={flow} goods={about.goods} />
  ) : (
    <FormOptions flow={flow} />
  );
}

const soldOf = (goods: SellerProductDetail | null): ReadonlyMap<string, number> =>
  new Map(goods?.options.map((option) => [optionKey(option), option.sold30]));
/** Thresholds and codes are always saved with the form. */
function editMarks({ actor }: EditorFlow, layer: Layer, edit: GridEdit): void {
  const { values } = actor.getSnapshot().context;
  actor.send({ type: 'field.changed', change: editedMarks(values, values.cells, layer, edit) });
}
const keepColors =
  ({ actor }: EditorFlow): GridHost['keepColors'] =>
  (colors) =>
    actor.send({ type: 'field.changed', change: { colors } });

function FormOptions({ flow }: { flow: EditorFlow }) {
  const { values, problems, about } = flow.snapshot.context;
  const { actor } = flow;
  const host: GridHost = {
    keepColors: keepColors(flow),
    edit: (layer, edit) => {
      if (layer !== 'stock') return editMarks(flow, layer, edit);
      const { cells } = actor.getSnapshot().context.values;
      const next = editedCells(cells, edit);
      actor.send({ type: 'field.changed', change: { cells: next } });
    },
  };
  return (
    <OptionGrid
      host={host}
      colors={values.colors}
      cells={values.cells}
      lows={values.lows}
      codes={values.codes}
      sold={soldOf(about.goods)}
      problem={sentenceAt(problems, 'options')}
    />
  );
}

function LiveOptions({ flow, goods }: { flow: EditorFlow; goods: SellerProductDetail }) {
  const { values, problems } = flow.snapshot.context;
  const known = useMemo(
    () => Object.fromEntries(goods.options.map(({ optionId, stock }) => [optionId, stock])),
    [goods],
  );
  const edits = useFlow((app) => wireStockEdit(app, goods.productId), { known });
  const { snapshot, send, actor: counter } = edits;
  useEffect(() => send({ type: 'options.added', known }), [known, send]);
  const ids = idsOf(goods);
  const { actor } = flow;
  const host: GridHost = {
    keepColors: keepColors(flow),
    edit: (layer, edit) => {
      if (layer !== 'stock') return editMarks(flow, layer, edit);
      const { values: now, about } = actor.getSnapshot().context;
      const stock = counter.getSnapshot().context;
      const options = { cells: now.cells, ids: about.goods ? idsOf(about.goods) : new Map(), stock };
      const { cells, wanted } = partedEdit(options, edit);
      if (wanted.length > 0) counter.send({ type: 'stock.changed', wanted });
      if (isOther(cells, now.cells)) actor.send({ type: 'field.changed', change: { cells } });
    },
  };
  const { context } = snapshot;
  const moved = new Set(context.moved);
  return (
    <Stack gap={3} data-flow="stockEdit" data-state={statePath(snapshot.value)}>
      <OptionGrid
        host={host}
        colors={values.colors}
        cells={shownCells({ cells: values.cells, ids, stock: context })}
        lows={values.lows}
        codes={values.codes}
        sold={soldOf(goods)}
        moved={new Set([...ids].filter(([, id]) => moved.has(id)).map(([key]) => key))}
        problem={sentenceAt(problems, 'options')}
      />
      <StockLine flow={edits} />
    </Stack>
  );
}

const idsOf = ({ options }: SellerProductDetail): ReadonlyMap<string, number> =>
  new Map(options.map((option) => [optionKey(option), option.optionId]));
const isOther = (one: object, other: object): boolean => JSON.stringify(one) !== JSON.stringify(other);

type StockFlow = Pick<ReturnType<typeof useFlow<ReturnType<typeof wireStockEdit>>>, 'snapshot' | 'send'>;

/** State of the live stock changes. */
function StockLine({ flow: { snapshot, send } }: { flow: StockFlow }) {
  const { moved, error } = snapshot.context;
  const isStuck = snapshot.matches('unanswered') || snapshot.matches('lost');
  return (
    <Row role="status">
      {error ? <span>{error}</span> : null}
      {moved.length > 0 ? <span>{text.stock.moved(moved.length)}</span> : null}
      {snapshot.hasTag('saving') ? <span>{text.stock.sending}</span> : null}
      {isStuck ? (
        <Button type="button" size="small" onClick={() => send({ type: 'edits.retried' })}>
          {text.stock.retry}
        </Button>
      ) : null}
    </Row>
  );
}
