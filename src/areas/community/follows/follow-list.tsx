import type { FormEvent } from 'react';
import type { FollowListFilter } from '#machines/community/follow-list.machine.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { PersonFace, PersonLink } from '#src/ui/members/person-link.tsx';
import { PersonName } from '#src/ui/members/person-name.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { followText as text } from './follow.text.ts';
import { wireFollowList } from './follow.wiring.ts';
import { FollowToggle } from './follow-button.tsx';

const People = styled('ul', {
  display: 'grid',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$3', minWidth: 0, minHeight: '56px' },
  // The avatar is centred beside one line of text.
  '& > li > :first-child': { alignSelf: 'center' },
  '& > li > [data-flow]': { flex: 'none', marginLeft: 'auto' },
});

type FollowListProps = Pick<FollowListFilter, 'userId' | 'side'> & { onClose: () => void };

/** Dialog with a member's followers or followings, searchable by nickname, each with a follow toggle. */
export function FollowList({ userId, side, onClose }: FollowListProps) {
  const { snapshot, send, actor } = useFlow(wireFollowList, { filter: { userId, side, q: '' } });
  const { user } = useSession();
  const { q } = snapshot.context.query.filter;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    send({ type: 'filter.changed', filter: { userId, side, q: words }, page: 0 });
  };
  return (
    <Dialog open title={text.sides[side]} onClose={onClose}>
      <Stack>
        <form method="post" onSubmit={search}>
          <TextField
            name="q"
            type="search"
            label={text.search}
            maxLength={50}
            action={<Button type="submit">{text.find}</Button>}
          />
        </form>
        <PagedFlow
          flow="followList"
          actor={actor}
          snapshot={snapshot}
          failure={text.listFailed}
          nothing={<EmptyState title={q ? text.noMatch : text.nobody[side]} />}
        >
          {(people) => (
            <People>
              {people.map(({ userId: id, nickname, profileImageUrl, isFollowing }) => (
                <li key={id}>
                  <PersonFace id={id} nickname={nickname} image={profileImageUrl} size={40} />
                  <PersonLink id={id} nickname={nickname}>
                    <PersonName as="span">{nickname}</PersonName>
                  </PersonLink>
                  {id === user?.userId ? null : (
                    <FollowToggle
                      key={String(isFollowing)}
                      userId={id}
                      nickname={nickname}
                      isFollowing={isFollowing}
                    />
                  )}
                </li>
              ))}
            </People>
          )}
        </PagedFlow>
      </Stack>
    </Dialog>
  );
}
