import { useContext, useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { leftBy } from '#domain/catalogue/product-list/option-selection.ts';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { preselectionOf } from '#src/areas/catalogue/options/preselection.ts';
import { listedProduct } from '#src/areas/catalogue/product/listed-products.ts';
import { recordView, wireProductDetail } from '#src/areas/catalogue/product/product-detail.wiring.ts';
import { productText as text } from '#src/areas/catalogue/product/products.text.ts';
import type { ProductOfferProps } from '#src/areas/trade/my-price/product-offer.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { useShown } from '#src/flow/use-shown.ts';
import { addition, additionOnUse, lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { IN_PLACE } from '#src/lib/navigation/replay-target.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { RailSlot } from '#src/ui/products/rail-slot.ts';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import type { GalleryProps } from '../gallery/gallery.tsx';
import type { OptionPickerProps } from '../options/option-picker.tsx';
import type { SizeAdviceProps } from '../options/size-advice.tsx';
import type { RestockPanelProps } from '../restock/restock-panel.tsx';
import { ProductColumns, ProductHead, RatingLine } from './product-head.tsx';
import type { ProductPreviewProps } from './product-preview.tsx';
import { ProductSections } from './product-sections.tsx';
import { showPart } from './tabs/product-parts.ts';

/** Pictures and options are usable as the server has rendered them; only the first press needs their code. */
const Gallery = lateHydration<GalleryProps>(
  () => import('../gallery/gallery.tsx'),
  () => <Skeleton rows={1} height={320} />,
);
const OptionPicker = lateHydration<OptionPickerProps>(
  () => import('../options/option-picker.tsx'),
  () => <Skeleton rows={3} height={72} />,
);
const ProductPreview = addition<ProductPreviewProps>(
  () => import('./product-preview.tsx'),
  () => <Skeleton rows={2} height={320} />,
);
/** Late parts of the product page, loaded before a later page shows it. */
export const parts = [Gallery, OptionPicker, ProductPreview] as const;

/** Restock alerts and size advice are needed by few or by members only, so they are not part of the first view. */
const RestockPanel = additionOnUse<RestockPanelProps>(
  () => import('../restock/restock-panel.tsx'),
  () => null,
);
const SizeAdvice = addition<SizeAdviceProps>(
  () => import('../options/size-advice.tsx'),
  // Reserves the height of the advice, so that nothing moves when it loads.
  () => <Skeleton rows={1} height={160} />,
);

const ProductOffer = addition<ProductOfferProps>(
  () => import('#src/areas/trade/my-price/product-offer.tsx'),
  () => null,
);

/** Product page: pictures, price, options and stock. */
export default function ProductDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  return Number.isSafeInteger(id) && id > 0 ? <Loaded key={id} id={id} /> : <Missing />;
}

/** Page of a missing product, with links and other products; a retry would not help. */
const Missing = ({ reason }: { reason?: string | null }) => {
  const Rail = useContext(RailSlot);
  return (
    <>
      <EmptyState isPage title={reason || text.notFoundTitle}>
        <ButtonLink href={paths.products()} tone="primary">
          {text.toList}
        </ButtonLink>
      </EmptyState>
      <Rail of="popular" />
    </>
  );
};

function Loaded({ id }: { id: number }) {
  const app = useApp();
  const [known] = useState(() => listedProduct(app, id));
  const { snapshot, send } = useFlow(wireProductDetail, { id, preview: known });
  const { data, error, preview } = snapshot.context;
  // Deferred, so that an answer that is already there does not delay the first paint with the preview.
  const drawn = useDeferredValue(data);
  const product = preview ? drawn : data;
  usePageName((data ?? preview)?.name ?? null);
  useShown(data?.productId ?? null, recordView);
  return (
    <FlowFrame
      flow="productDetail"
      snapshot={snapshot}
      error={error || catalogueText.product}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
      hasContent={data !== null || preview !== null}
      skeleton={<Skeleton rows={2} height={320} />}
    >
      {preview && !product ? <ProductPreview product={preview} /> : null}
      {product ? <Product product={product} known={preview?.mainImageUrl} /> : null}
    </FlowFrame>
  );
}

type ProductProps = { product: ProductDetail; known: string | null | undefined };

function Product({ product, known }: ProductProps) {
  const [wanted] = useState(preselectionOf(useSearch(), product));
  const { snapshot, actor } = useFlow(() => productOptionsMachine, { options: product.options, wanted });
  const [begun] = useState(snapshot);
  const { user } = useSession();
  const { choice } = snapshot.context;
  // Constant elements per product, because a late part must not get new props before hydration.
  const pictures = useMemo(
    () => <Gallery key={choice.color} product={product} color={choice.color} known={known} />,
    [product, choice.color, known],
  );
  const picker = useMemo(
    () => <OptionPicker product={product} actor={actor} begun={begun} />,
    [product, actor, begun],
  );
  return (
    <>
      <ProductColumns>
        {pictures}
        <Stack gap={6}>
          <ProductHead product={product}>
            <RatingLine
              rating={product.rating}
              reviewCount={product.reviewCount}
              onRead={() => showPart('reviews')}
            />
            {user ? <ProductOffer productId={product.productId} storeId={product.storeId} /> : null}
          </ProductHead>
          <Stack {...IN_PLACE}>{picker}</Stack>
          {leftBy(product.options, choice).some(({ stock }) => stock === 0) ? (
            <RestockPanel product={product} choice={choice} />
          ) : null}
          {user ? (
            <SizeAdvice
              productId={product.productId}
              onAdvice={(size) => actor.send({ type: 'size.advised', size })}
            />
          ) : null}
        </Stack>
      </ProductColumns>
      <ProductSections product={product} />
    </>
  );
}
