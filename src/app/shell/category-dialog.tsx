import { useEffect } from 'react';
import { PRICE } from '#domain/catalogue/price-range.ts';
import { formatWon } from '#domain/kit/format.ts';
import { wireCategoryDialog } from '#src/areas/catalogue/category-dialog.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { categoryDialogText as text } from '#src/text/category-dialog.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Muted, Stack } from '#src/ui/layout.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';

const Grid = styled('div', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
});
const Banner = styled('p', {
  padding: '$3',
  borderRadius: '$control',
  background: '$sunken',
  color: '$danger',
});

/** `asked` counts how often the dialog was asked for. */
export type CategoryDialogProps = { asked: number };

/** Pick a category with a price range (spec 2.4). */
export default function CategoryDialog({ asked }: CategoryDialogProps) {
  const { snapshot, send, actor } = useFlow(wireCategoryDialog);
  const { categories, price, error } = snapshot.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish opens it, also the same one again.
  useEffect(() => send({ type: 'dialog.opened' }), [actor, asked]);
  const slider = { min: PRICE.floor, max: PRICE.ceiling, step: PRICE.step };
  return (
    <Dialog open={snapshot.hasTag('open')} title={text.title} onClose={() => send({ type: 'dialog.closed' })}>
      <Stack data-flow="categoryDialog" data-state={statePath(snapshot.value)}>
        {snapshot.hasTag('failed') ? <Banner role="alert">{error || catalogueText.categories}</Banner> : null}
        <div>
          <p>{text.range(formatWon(price.min), formatWon(price.max))}</p>
          <RangeSlider
            {...slider}
            label={text.minPrice}
            value={price.min}
            valueText={formatWon(price.min)}
            onChange={(value) => send({ type: 'price.minMoved', value })}
          />
          <RangeSlider
            {...slider}
            label={text.maxPrice}
            value={price.max}
            valueText={formatWon(price.max)}
            onChange={(value) => send({ type: 'price.maxMoved', value })}
          />
          <Muted>{text.hint}</Muted>
        </div>
        {snapshot.hasTag('busy') ? <p role="status">{text.loading}</p> : null}
        <Grid>
          {categories.map(({ categoryId, name, type }) => (
            <Button
              key={categoryId}
              type="button"
              title={type}
              onClick={() => send({ type: 'category.picked', categoryId })}
            >
              {name}
            </Button>
          ))}
          {categories.length > 0 ? (
            <Button
              type="button"
              tone="ghost"
              onClick={() => send({ type: 'category.picked', categoryId: null })}
            >
              {text.all}
            </Button>
          ) : null}
        </Grid>
      </Stack>
    </Dialog>
  );
}
