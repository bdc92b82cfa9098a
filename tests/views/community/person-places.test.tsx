import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Feed, FeedWire } from '#domain/community/feed.ts';
import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import { toPaged } from '#domain/kit/page.ts';
import { ANONYMIZED_NAME, WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import type { RankedMember } from '#domain/rewards/ranking.ts';
import { feed as sampleFeed } from '#proof/kit/feed.samples.ts';
import { registry } from '#proof/registry.ts';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import { CommentEntry } from '#src/areas/community/comments/comment-entry.tsx';
import { MyCommentRow } from '#src/areas/community/comments/my-comment-row.tsx';
import { FeedAuthor } from '#src/areas/community/feed/feed-author.tsx';
import { FeedCard } from '#src/areas/community/feed-list/feed-card.tsx';
import { FollowList } from '#src/areas/community/follows/follow-list.tsx';
import { LikeUsersDialog } from '#src/areas/community/likes/like-users.tsx';
import { EventEntries } from '#src/areas/events/event/event-entries.tsx';
import { EventRanking } from '#src/areas/events/event/event-ranking.tsx';
import { EventWinners } from '#src/areas/events/event/event-winners.tsx';
import { ReviewCard } from '#src/areas/reviews/review-card.tsx';
import { RankedMembers } from '#src/areas/rewards/ranking/ranked-members.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const ID = 77;
const NAME = '걷는구름';
const AT = '2026-11-20T03:00:00Z';
const ok = (data: unknown) => ({ body: { success: true, data } });
const pageOf = (row: unknown) => toPaged([row], { page: 0, size: 12 }, 1);
/** Returns the sample answer of a port of a flow. */
const sample = <T,>(flow: string): T => {
  const entry = registry.find(({ machine }) => machine.id === flow);
  return entry?.ports.load?.done as T;
};
const authored = (nickname: string): Feed => {
  const one = sampleFeed(1);
  return { ...one, user: { ...one.user, id: ID, nickname } };
};
const onWire = (userNickname: string) =>
  ({
    feedId: 5,
    title: '오늘',
    content: '걸었어요',
    feedType: 'EVENT',
    likeCount: 0,
    commentCount: 0,
    participantVoteCount: 3,
    userId: ID,
    userNickname,
    createdAt: AT,
    images: [],
    hashtags: [],
  }) satisfies Partial<FeedWire>;
const result = (userName: string): EventResult => {
  const some = sample<EventResult>('eventWinners');
  return {
    ...some,
    resultDetails: some.resultDetails.slice(0, 1).map((winner) => ({ ...winner, userId: ID, userName })),
    pairs: null,
  };
};
const event = sample<EventDetail>('eventDetail');
const winners = (answer: EventResult) =>
  [
    <EventWinners key="winners" event={event} />,
    { [`/api/v2/events/${event.eventId}/results`]: ok(answer) },
  ] as const;

/** Each place that shows a member to others, with the member under this name. */
const PLACES: Record<string, (nickname: string) => readonly [shown: ReactElement, answers?: Answers]> = {
  'a feed in a list': (nickname) => [<FeedCard key="card" feed={authored(nickname)} index={0} />],
  'the author of a feed': (nickname) => [<FeedAuthor key="author" feed={authored(nickname)} />],
  'a comment': (userNickname) => [
    <CommentEntry
      key="comment"
      comment={{
        commentId: 1,
        content: '예뻐요',
        createdAt: AT,
        updatedAt: AT,
        isMine: false,
        userId: ID,
        userNickname,
        userProfileImage: null,
      }}
      removal={null}
      onGone={() => {}}
    />,
  ],
  'a feed that the reader has commented on': (authorNickname) => [
    <MyCommentRow
      key="own"
      comment={{
        commentId: 1,
        content: '예뻐요',
        createdAt: AT,
        feedId: 5,
        feedTitle: '오늘',
        feedType: 'DAILY',
        authorId: ID,
        authorNickname,
      }}
    />,
  ],
  'those who like a feed': (nickname) => [
    <LikeUsersDialog key="likes" feedId={5} onClose={() => {}} />,
    {
      '/api/feeds/5/likes': ok(
        pageOf({ userId: ID, nickname, profileImg: null, profileImageUrl: null, level: null, likedAt: AT }),
      ),
    },
  ],
  followers: (nickname) => [
    <FollowList key="follows" userId={5} side="followers" onClose={() => {}} />,
    {
      '/api/users/5/followers': ok({
        userId: 5,
        users: [],
        pagination: pageOf({
          userId: ID,
          nickname,
          profileImageUrl: null,
          followedAt: AT,
          isFollowing: false,
        }),
      }),
    },
  ],
  'a review': (userName) => {
    const [review] = reviews;
    if (!review) throw new Error('no review in the samples');
    return [<ReviewCard key="review" review={{ ...review, userId: ID, userName, answer: null }} />];
  },
  'the ranking of activity': (nickname) => [
    <RankedMembers
      key="ranked"
      ownId={1}
      members={sample<{ members: RankedMember[] }>('ranking')
        .members.slice(0, 1)
        .map((one) => ({ ...one, userId: ID, nickname }))}
    />,
  ],
  'the live ranking of an event': (nickname) => [
    <EventRanking key="live" eventId={3} votes={0} isOver={false} />,
    { '/api/events/3/entries': ok(pageOf(onWire(nickname))) },
  ],
  'an entry of an event': (nickname) => [
    <EventEntries key="entry" eventId={3} count={1} isDark={false} onVote={() => {}} />,
    { '/api/events/3/entries': ok(pageOf(onWire(nickname))) },
  ],
  'a winner of an event': (userName) => winners(result(userName)),
  'a pair of a battle': (userName) =>
    winners({
      ...result('다른이'),
      resultDetails: [],
      pairs: [[{ entryNo: 1, userId: ID, userName, votes: 2 }]],
    }),
};
const everyPlace = Object.keys(PLACES);
const links = () => [...document.querySelectorAll(`a[href="/users/${ID}"]`)];

describe('member name', () => {
  it.each(everyPlace)('%s: links to the profile, once for the keyboard', async (place) => {
    const [shown, answers = {}] = PLACES[place]?.(NAME) ?? [<p key="none" />];
    renderMember(shown, answers);
    await screen.findAllByText(new RegExp(NAME));
    await vi.waitFor(() => expect(links().length).toBeGreaterThan(0));
    const reached = links().filter((link) => link.getAttribute('tabindex') !== '-1');
    expect(reached.map(({ textContent }) => textContent?.includes(NAME))).toEqual([true]);
    // Browsers do not render a link inside a link.
    expect(document.querySelectorAll('a a')).toHaveLength(0);
  });

  // Lists of feeds have no feed of a member without a page.
  it.each(
    everyPlace
      .filter((place) => place !== 'a feed in a list')
      .flatMap((place) => [
        [place, WITHDRAWN],
        [place, ANONYMIZED_NAME],
      ]),
  )('%s: has no link for %s', async (place, nickname) => {
    const [shown, answers = {}] = PLACES[place]?.(nickname) ?? [<p key="none" />];
    renderMember(shown, answers);
    await screen.findAllByText(new RegExp(nickname.replace(/[()]/g, '\\$&')));
    expect(links()).toEqual([]);
  });
});
