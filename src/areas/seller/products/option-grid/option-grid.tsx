import { PRODUCT_GENDERS } from '#domain/catalogue/product-list/product-values.ts';
import { type Layer, lowOf, type Marks } from '#machines/seller/products/grid-layers.model.ts';
import { type Cells, firstGender } from '#machines/seller/products/option-grid.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { commonProductText } from '#src/text/products.ts';
import { Muted, Stack } from '#src/ui/layout/layout.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { ColorField } from '../editor/color-field.tsx';
import { GridDetails } from './grid-details.tsx';
import { GridLayers } from './grid-layers.tsx';
import type { OptionGridProps } from './grid-props.ts';
import { GridTable } from './grid-table.tsx';
import { GridTools } from './grid-tools.tsx';
import { optionGridText as text } from './option-grid.text.ts';
import { wireOptionGrid } from './option-grid.wiring.ts';

const genderName = (gender: string): string => commonProductText.genders[gender] ?? gender;
const GENDERS = PRODUCT_GENDERS.map((id) => ({ id, label: genderName(id) }));

/** Values of a layer, for existing options only. */
function shownIn(layer: Layer, { cells, lows, codes }: Marks & { cells: Cells }) {
  if (layer === 'stock') return cells;
  const of = (key: string) => (layer === 'sku' ? (codes[key] ?? '') : lowOf(lows, key));
  return Object.fromEntries(Object.keys(cells).map((key) => [key, of(key)]));
}

/** Grid of colours by sizes that is filled like a spreadsheet. */
export default function OptionGrid(props: OptionGridProps) {
  const { host, colors, cells, problem } = props;
  const flow = useFlow((app) => wireOptionGrid(app, host), { colors, gender: firstGender(cells) });
  const { snapshot, send } = flow;
  const { context } = snapshot;
  const counts = Object.values(cells);
  return (
    <Stack
      gap={3}
      data-flow="optionGrid"
      data-state={statePath(snapshot.value)}
      data-field="options"
      css={{ minWidth: 0 }}
    >
      <ColorField flow={flow} problem={context.colors.length === 0 ? problem : undefined} />
      {context.colors.length === 0 ? (
        <Muted>{text.none}</Muted>
      ) : (
        <>
          <Tabs
            label={text.genders}
            tabs={GENDERS}
            selected={context.gender}
            onSelect={(gender) => send({ type: 'gender.chosen', gender })}
          />
          <GridLayers flow={flow} />
          <GridTable
            {...props}
            flow={flow}
            name={text.name(genderName(context.gender), text.layer[context.layer])}
            shown={shownIn(context.layer, props)}
          />
          <GridTools flow={flow} />
          <GridDetails {...props} flow={flow} />
          <Muted role="status">
            {context.pasted
              ? `${text.pasted(context.pasted.done, context.pasted.left, text.left[context.layer])} `
              : ''}
            {text.totals(
              counts.length,
              counts.reduce((sum, pieces) => sum + pieces, 0).toLocaleString('ko-KR'),
            )}
          </Muted>
        </>
      )}
    </Stack>
  );
}
