import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { wireLikeUsers } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { Pager } from '#src/ui/pager.tsx';

/** Dialog with the members who liked a feed. */
export function LikeUsersDialog({ feedId, onClose }: { feedId: number; onClose: () => void }) {
  const { snapshot, send } = useFlow(wireLikeUsers, { filter: { feedId } });
  const { page, error } = snapshot.context;
  return (
    <Dialog open title={text.likedBy} onClose={onClose}>
      <FlowFrame
        flow="likeUsers"
        snapshot={snapshot}
        error={error || catalogueText.data}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={page !== null}
      >
        <Stack>
          {snapshot.hasTag('empty') ? <Muted>{text.nobody}</Muted> : null}
          {page?.items.map(({ userId, nickname, profileImg }) => (
            <Row key={userId} css={{ flexWrap: 'nowrap' }}>
              <PersonFace id={userId} nickname={nickname} image={profileImg} />
              <PersonLink id={userId} nickname={nickname}>
                <PersonName as="span">{nickname}</PersonName>
              </PersonLink>
            </Row>
          ))}
          <Pager
            page={page?.page ?? 0}
            totalPages={page?.totalPages ?? 0}
            onGo={(next) => send({ type: 'page.changed', page: next })}
          />
        </Stack>
      </FlowFrame>
    </Dialog>
  );
}
