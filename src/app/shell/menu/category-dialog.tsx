import { useEffect } from 'react';
import { Link } from 'wouter';
import { wireCategoryDialog } from '#src/areas/catalogue/categories/category-dialog.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { categoryDialogText as text } from '#src/text/category-dialog.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { PriceSlider } from './price-slider.tsx';

const Frame = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  '@wide': { gridTemplateColumns: '280px minmax(0, 1fr)', gap: '$9' },
});
const Side = styled('div', { display: 'grid', alignContent: 'start', gap: '$2' });
const Grid = styled('div', {
  display: 'grid',
  gap: '$4 $2',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  '@wide': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$4' },
  '@media (min-width: 1200px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
});
const look = {
  display: 'grid',
  alignContent: 'start',
  gap: '$2',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: '$ink',
  fontSize: '$label',
  fontWeight: '$semibold',
  textAlign: 'center',
  transition: 'opacity $transitions$fast',
  '&:active': { opacity: 0.72 },
  '@hover': { '&:hover': { opacity: 0.8 } },
} as const;
const Choice = styled('button', look);
const Face = styled('span', {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$control',
  background: '$tile',
  color: '$inkOnTile',
});
const Ways = styled('nav', { display: 'flex', gap: '$2' });
const Way = styled(Link, {
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  borderRadius: '$round',
  border: '1px solid $control',
  fontSize: '$label',
  fontWeight: '$semibold',
  '&:active': { opacity: 0.72 },
});
const Banner = styled('p', {
  padding: '$3',
  borderRadius: '$control',
  background: '$sunken',
  color: '$danger',
});

/** `asked` counts the presses that opened the dialog. */
export type CategoryDialogProps = { asked: number };

/** Dialog that selects a category with a price range (spec 2.4). */
export default function CategoryDialog({ asked }: CategoryDialogProps) {
  const { snapshot, send, actor } = useFlow(wireCategoryDialog);
  const { categories, price, error } = snapshot.context;
  const close = () => send({ type: 'dialog.closed' });
  const pick = (categoryId: number | null) => () => send({ type: 'category.picked', categoryId });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish opens it, also the same one again.
  useEffect(() => send({ type: 'dialog.opened' }), [actor, asked]);
  return (
    <Dialog panel open={snapshot.hasTag('open')} title={text.title} onClose={close}>
      <Frame data-flow="categoryDialog" data-state={statePath(snapshot.value)}>
        <Side>
          {snapshot.hasTag('failed') ? (
            <Banner role="alert">{error || catalogueText.categories}</Banner>
          ) : null}
          <Ways aria-label={text.ways}>
            <Way href={paths.newest} onClick={close}>
              {text.newest}
            </Way>
            <Way href={paths.best} onClick={close}>
              {text.best}
            </Way>
          </Ways>
          <PriceSlider
            price={price}
            onMin={(value) => send({ type: 'price.minMoved', value })}
            onMax={(value) => send({ type: 'price.maxMoved', value })}
          />
          <Muted>{text.hint}</Muted>
        </Side>
        {snapshot.hasTag('busy') ? <p role="status">{text.loading}</p> : null}
        <Grid>
          {categories.map(({ categoryId, name, type, imageUrl }) => (
            <Choice key={categoryId} type="button" title={type} onClick={pick(categoryId)}>
              <Face>{imageUrl ? <Picture image={imageUrl} alt="" width={160} height={160} /> : null}</Face>
              {name}
            </Choice>
          ))}
          {categories.length > 0 ? (
            <Choice type="button" onClick={pick(null)}>
              <Face>
                <Icon name="grid" />
              </Face>
              {text.all}
            </Choice>
          ) : null}
        </Grid>
      </Frame>
    </Dialog>
  );
}
