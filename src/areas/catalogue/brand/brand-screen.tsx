import { Redirect } from 'wouter';
import type { ShownBrand } from '#domain/catalogue/brand.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptyState } from '#src/ui/states.tsx';
import { brandText as text } from './brand.text.ts';
import { wireBrandPage } from './brand.wiring.ts';
import { BrandIndex } from './brand-index.tsx';
import { brandPath } from './brand-paths.ts';
import { BrandProducts } from './brand-products.tsx';

const English = styled('span', {
  marginLeft: '$2',
  color: '$ink2',
  fontSize: '$label',
  fontWeight: '$regular',
  letterSpacing: 0,
});

/** /brands: index of all brands; /brands/7: one brand with its products. */
export default function BrandScreen({ params }: ScreenProps) {
  if (params.id === undefined) return <BrandIndex />;
  const id = Number(params.id);
  if (Number.isSafeInteger(id) && id > 0) return <OneBrand key={id} id={id} />;
  return <Missing />;
}

/** Page of a brand that does not exist. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.notFound}>
    <ButtonLink href={paths.brands}>{text.toIndex}</ButtonLink>
  </EmptyState>
);

function OneBrand({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireBrandPage, id);
  const { data, error } = snapshot.context;
  usePageName(data?.name ?? null);
  // The brand was merged into another one, whose page has all products.
  if (data && data.brandId !== id) return <Redirect to={brandPath(data.brandId)} replace />;
  return (
    <FlowFrame
      flow="brandPage"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
    >
      {data ? <Brand brand={data} /> : null}
    </FlowFrame>
  );
}

const Brand = ({ brand: { brandId, name, englishName } }: { brand: ShownBrand }) => (
  <Stack gap={6}>
    <Row spread>
      <PageTitle>
        {name} {englishName ? <English lang="en">{englishName}</English> : null}
      </PageTitle>
      <TextLink href={paths.brands}>{text.toIndex}</TextLink>
    </Row>
    <BrandProducts brandId={brandId} />
  </Stack>
);
