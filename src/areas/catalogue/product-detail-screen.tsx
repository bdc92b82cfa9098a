import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { sizesOf } from '#domain/catalogue/product-picks.ts';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { knownProduct } from '#src/areas/catalogue/known-products.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { rememberLook, wireProductDetail } from '#src/areas/catalogue/products.wiring.ts';
import { WishHeart } from '#src/areas/catalogue/wish-corner.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { useShown } from '#src/flow/use-shown.ts';
import { paths } from '#src/lib/paths.ts';
import { addition } from '#src/lib/preloadable.tsx';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SectionTitle, Stack } from '#src/ui/layout.tsx';
import { OnApproach } from '#src/ui/on-approach.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { Gallery } from './gallery.tsx';
import { OptionPicker } from './option-picker.tsx';
import type { ProductExtrasProps } from './product-extras.tsx';
import { ProductColumns, ProductCrumbs, ProductHead } from './product-head.tsx';
import { ProductPreview } from './product-preview.tsx';
import type { SizeAdviceProps } from './size-advice.tsx';

/** Few ask for a sold-out size, and reviews stand below the fold: neither is part of the first view. */
const RestockPanel = addition(
  () => import('./restock-panel.tsx'),
  () => null,
);
const ProductExtras = addition<ProductExtrasProps>(() => import('./product-extras.tsx'), Skeleton);
const SizeAdvice = addition<SizeAdviceProps>(
  () => import('./size-advice.tsx'),
  () => <Skeleton rows={1} height={64} />,
);
const ProductReviews = addition(() => import('#src/areas/reviews/product-reviews.tsx'), Skeleton);

/** As high as an advice: one that comes late must not push the sizes away under a finger. */
const AdviceRoom = styled('div', { display: 'grid', minHeight: '120px' });
const Below = styled('div', { marginTop: '$8' });

/** One product: pictures, price, options and stock. */
export default function ProductDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) return <Missing />;
  return <Loaded key={id} id={id} />;
}

const Missing = () => (
  <EmptyState isPage title={text.notFoundTitle}>
    <ButtonLink href={paths.products()}>{text.toList}</ButtonLink>
  </EmptyState>
);

function Loaded({ id }: { id: number }) {
  const app = useApp();
  const [known] = useState(() => knownProduct(app, id));
  const { snapshot, send } = useFlow(wireProductDetail, { id, preview: known });
  const { data, error, preview } = snapshot.context;
  // An answer that is there already does not hold back the frame with what was known.
  const drawn = useDeferredValue(data);
  const product = preview ? drawn : data;
  usePageName((data ?? preview)?.name ?? null);
  useShown(data?.productId ?? null, rememberLook);
  return (
    <FlowFrame
      flow="productDetail"
      snapshot={snapshot}
      error={error || catalogueText.product}
      onRetry={() => send({ type: 'screen.retried' })}
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
  const { snapshot, actor } = useFlow(() => productOptionsMachine, { options: product.options });
  const { user } = useSession();
  const soldOut = sizesOf(product.options, snapshot.context.choice).filter(({ stock }) => stock === 0);
  return (
    <>
      <ProductCrumbs>
        <Link href={paths.products({ categoryIds: [product.categoryId] })}>{product.categoryName}</Link>
      </ProductCrumbs>
      <ProductColumns>
        <Gallery
          key={snapshot.context.choice.color}
          product={product}
          color={snapshot.context.choice.color}
          known={known}
        />
        <Stack gap={6}>
          <ProductHead product={product} />
          {user ? (
            <AdviceRoom>
              <SizeAdvice productId={product.productId} />
            </AdviceRoom>
          ) : null}
          <OptionPicker actor={actor} snapshot={snapshot} price={product.discountPrice} />
          {soldOut.length > 0 ? <RestockPanel productId={product.productId} options={soldOut} /> : null}
          <WishHeart productId={product.productId} name={product.name} labelled />
          <Stack gap={2}>
            <SectionTitle>{text.description}</SectionTitle>
            <p>{product.description}</p>
          </Stack>
        </Stack>
      </ProductColumns>
      <Below>
        <OnApproach height={900}>
          <ProductExtras productId={product.productId} categoryId={product.categoryId} />
        </OnApproach>
        <OnApproach height={640}>
          <ProductReviews productId={product.productId} />
        </OnApproach>
      </Below>
    </>
  );
}
