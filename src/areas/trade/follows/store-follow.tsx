import { useSelector } from '@xstate/react';
import type { StoreFollow as Follow } from '#domain/catalogue/store-follow.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow, useFlowActor } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { followerOfferText } from './follower-offer.ts';
import { storeFollowText as text } from './store-follow.text.ts';
import { wireStoreFollow, wireStoreFollowers } from './store-follow.wiring.ts';
import { StoreFollowButton } from './store-follow-button.tsx';

/** Has the height of its content from the start, so that nothing moves when it loads. */
const Place = styled('div', { minHeight: '44px', marginTop: '$3' });

export type StoreFollowProps = {
  storeId: number;
  storeName: string;
  /** The page of a product has it for the offer alone, the page of a store always. */
  of: 'store' | 'product';
};

/** Follow toggle of a store with its number of followers and its offer to them; loads for each member anew. */
export default function StoreFollow(props: StoreFollowProps) {
  const { user } = useSession();
  return <Loading key={`${user?.token ?? ''} ${props.storeId}`} {...props} />;
}

function Loading({ storeId, storeName, of }: StoreFollowProps) {
  const { snapshot } = useFlow(wireStoreFollowers, storeId);
  const { data } = snapshot.context;
  return (
    <Place data-flow="storeFollowers" data-state={statePath(snapshot.value)}>
      {data && (of === 'store' || data.offer) ? <Loaded follow={data} storeName={storeName} of={of} /> : null}
    </Place>
  );
}

function Loaded({ follow, storeName, of }: Omit<StoreFollowProps, 'storeId'> & { follow: Follow }) {
  const { storeId: id, isFollowing: on, followers: count, offer } = follow;
  const actor = useFlowActor(wireStoreFollow, { id, mark: { on, count } });
  const shown = useSelector(actor, ({ context }) => context.shown);
  return (
    <Row>
      <StoreFollowButton storeName={storeName} actor={actor} />
      {of === 'store' ? <Muted>{text.followers(shown.count)}</Muted> : null}
      {offer ? <Muted>{(shown.on ? text.mine : text.offer)(followerOfferText(offer))}</Muted> : null}
    </Row>
  );
}
