import type { Feed } from '#domain/community/feed.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { wireFeedDetail } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import type { CommentSectionProps } from '../comments/comment-section.tsx';
import { Carousel } from './carousel.tsx';
import { FeedActions } from './feed-actions.tsx';
import { FeedAuthor } from './feed-author.tsx';
import { FeedText } from './feed-text.tsx';
import type { FurtherProductsProps } from './further-products.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { TaggedProduct } from './tagged-product.tsx';

// Phones have the author above the picture, others beside it: at 700 px a picture alone would fill a tablet's screen.
const Columns = styled('article', {
  display: 'grid',
  gap: '$3 $7',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 700px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    '& > section': { gridArea: '1 / 1 / span 2', position: 'sticky', top: 'calc($sizes$header + $space$5)' },
  },
  // A feed without pictures is centred at reading width.
  variants: {
    words: { true: { '&&': { gridTemplateColumns: 'minmax(0, $sizes$reading)', justifyContent: 'center' } } },
  },
});
// Comments are below the fold: code and data load after the feed.
const CommentSection = addition<CommentSectionProps>(
  () => import('../comments/comment-section.tsx'),
  Skeleton,
);

// Few feeds show more than one product.
const FurtherProducts = addition<FurtherProductsProps>(
  () => import('./further-products.tsx'),
  () => null,
);

/** One feed with its likes and comments. */
export default function FeedDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  if (Number.isSafeInteger(id) && id > 0) return <Loaded key={id} id={id} />;
  return <Missing />;
}

/** Page of a feed that does not exist or is hidden. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.notFound}>
    <ButtonLink href={paths.feeds()}>{text.toList}</ButtonLink>
  </EmptyState>
);

function Loaded({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireFeedDetail, id);
  const { data, error } = snapshot.context;
  usePageName(data?.title ?? null);
  return (
    <FlowFrame
      flow="feedDetail"
      snapshot={snapshot}
      error={error || catalogueText.feed}
      onRetry={() => send({ type: 'screen.retried' })}
      missing={<Missing reason={error} />}
      hasContent={data !== null}
      skeleton={<Skeleton rows={2} height={300} />}
    >
      {data ? (
        <Columns words={data.images.length === 0}>
          <FeedAuthor feed={data} />
          <Carousel images={data.images} title={data.title} products={data.products} />
          <FeedBody feed={data} />
        </Columns>
      ) : null}
    </FlowFrame>
  );
}

function FeedBody({ feed }: { feed: Feed }) {
  const { navigate } = useApp();
  const { user } = useSession();
  const { orderItem: shoe } = feed;
  return (
    <Stack>
      <FeedActions feed={feed} />
      {shoe?.productId ? <TaggedProduct shoe={{ ...shoe, productId: shoe.productId }} /> : null}
      {feed.products.length > 1 ? <FurtherProducts products={feed.products.slice(1)} /> : null}
      <PageTitle>{feed.title}</PageTitle>
      <FeedText feed={feed} />
      {user && feed.isMine ? (
        <OwnerActions feedId={feed.id} />
      ) : (
        <ReportButton
          of={{ targetType: 'FEED', targetId: feed.id, authorId: feed.user.id }}
          onGone={() => navigate(paths.feeds())}
        />
      )}
      {feed.isHidden ? (
        <ButtonLink href={paths.settingsCard('privacy')}>{text.hidden}</ButtonLink>
      ) : (
        <CommentSection feedId={feed.id} />
      )}
    </Stack>
  );
}
