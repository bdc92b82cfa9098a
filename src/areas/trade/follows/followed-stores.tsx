import { Link } from 'wouter';
import type { FollowedStore } from '#domain/catalogue/store-follow.ts';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { followerOfferText } from './follower-offer.ts';
import { storeFollowText as text } from './store-follow.text.ts';
import { wireFollowedStores, wireStoreFollow } from './store-follow.wiring.ts';
import { StoreFollowButton } from './store-follow-button.tsx';

const Stores = styled('ul', {
  display: 'grid',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$3', minWidth: 0, minHeight: '56px' },
  '& > li > div': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  '& > li > [data-flow]': { flex: 'none' },
});

export type FollowedStoresProps = { onClose: () => void };

/** Dialog with the stores that the member follows, each with its offer to followers and a toggle. */
export default function FollowedStores({ onClose }: FollowedStoresProps) {
  const { snapshot, actor } = useFlow(wireFollowedStores, { filter: undefined });
  return (
    <Dialog open title={text.list} onClose={onClose}>
      <PagedFlow
        flow="followedStores"
        actor={actor}
        snapshot={snapshot}
        failure={text.listFailed}
        nothing={<EmptyState title={text.nothing} />}
      >
        {(stores) => (
          <Stores>
            {stores.map((store) => (
              <Followed key={store.storeId} store={store} />
            ))}
          </Stores>
        )}
      </PagedFlow>
    </Dialog>
  );
}

function Followed({
  store: { storeId: id, storeName, followers, isFollowing, offer },
}: {
  store: FollowedStore;
}) {
  const actor = useFlowActor(wireStoreFollow, { id, mark: { on: isFollowing, count: followers } });
  return (
    <li>
      <div>
        <Link href={`${paths.store}/${id}`}>{storeName}</Link>
        {offer ? <Muted>{text.mine(followerOfferText(offer))}</Muted> : null}
      </div>
      <StoreFollowButton storeName={storeName} actor={actor} />
    </li>
  );
}
