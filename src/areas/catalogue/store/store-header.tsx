import { Fragment } from 'react';
import type { Store } from '#domain/catalogue/store.ts';
import { formatBusinessNo } from '#domain/kit/forms/business-no.ts';
import { formatPhone } from '#domain/members/profile/profile.ts';
import { styled } from '#src/styles/stitches.ts';
import { Card, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { storeText as text } from './store.text.ts';

const Banner = styled('figure', {
  aspectRatio: '4 / 1',
  overflow: 'hidden',
  borderRadius: '$card',
  background: '$tile',
});
const Head = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
  '& h1, & h2': { overflowWrap: 'anywhere' },
});
const Logo = styled('figure', {
  display: 'grid',
  placeContent: 'center',
  width: '64px',
  height: '64px',
  overflow: 'hidden',
  borderRadius: '$round',
  background: '$sunken',
  color: '$ink2',
  fontSize: '$title2',
  fontWeight: '$semibold',
});
const Words = styled('p', { whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '$1 $4',
  margin: 0,
  fontSize: '$label',
  '& dt': { color: '$ink3' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Fields of a store that its page shows. */
type Shown = Pick<
  Store,
  'storeName' | 'logo' | 'banner' | 'description' | 'notice' | 'isPaused' | 'pauseReason'
>;

/** Logo of a store, or its initial. */
export const StoreLogo = ({
  store,
  size = 64,
}: {
  store: Pick<Store, 'storeName' | 'logo'>;
  size?: number;
}) => (
  <Logo>
    {store.logo ? (
      <Picture image={store.logo} alt="" width={size} height={size} />
    ) : (
      <span aria-hidden>{[...store.storeName][0]}</span>
    )}
  </Logo>
);

type FrontProps = { store: Shown; isPage?: boolean; facts?: string };

/** Header of a store page: banner, logo, description, and whether it sells now. */
export const StoreHeader = ({ store, isPage = false, facts }: FrontProps) => (
  <Stack gap={4}>
    {store.banner ? (
      <Banner>
        <Picture
          image={store.banner}
          alt=""
          width={1280}
          height={320}
          sizes="(max-width: 768px) 100vw, 960px"
          priority
        />
      </Banner>
    ) : null}
    <Head>
      <StoreLogo store={store} />
      <div>
        <SectionTitle {...(isPage ? { as: 'h1', tabIndex: -1 } : {})}>{store.storeName}</SectionTitle>
        {facts ? <p>{facts}</p> : null}
      </div>
    </Head>
    {store.isPaused ? (
      <Card role="note">
        <strong>{text.paused}</strong>
        {store.pauseReason ? <Words>{store.pauseReason}</Words> : null}
      </Card>
    ) : null}
    {store.notice ? (
      <Card aria-label={text.notice}>
        <Words>{store.notice}</Words>
      </Card>
    ) : null}
    {store.description ? <Words>{store.description}</Words> : null}
  </Stack>
);

/** Seller information that the law requires. */
export function SellerFacts({
  store: { storeName, seller },
}: {
  store: Pick<Store, 'storeName' | 'seller'>;
}) {
  const words = text.seller;
  const rows = [
    [words.storeName, storeName],
    [words.ownerName, seller.ownerName ?? words.unknown],
    [words.businessNo, seller.businessNo ? formatBusinessNo(seller.businessNo) : words.unknown],
    [words.mailOrderNo, seller.mailOrderNo ?? words.exempt],
    [words.address, seller.address ?? words.unknown],
    [words.phone, seller.phone ? formatPhone(seller.phone) : words.unknown],
    [words.email, seller.email ?? words.unknown],
  ] as const;
  return (
    <Stack as="section" gap={2} aria-label={words.title}>
      <SectionTitle as="h2">{words.title}</SectionTitle>
      <Facts>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
    </Stack>
  );
}
