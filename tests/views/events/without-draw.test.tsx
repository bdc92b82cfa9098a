import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Eligibility } from '#domain/events/entry.ts';
import type { EventDetail } from '#domain/events/event.ts';
import type { EventResult } from '#domain/events/results/result.ts';
import { registry } from '#proof/registry.ts';
import { DrawHashes } from '#src/areas/events/draw-check/draw-hashes.tsx';
import EligibilityPanel from '#src/areas/events/event/eligibility.tsx';
import { EventWinners } from '#src/areas/events/event/event-winners.tsx';
import { MyParticipation } from '#src/areas/events/event/my-participation.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const sample = <T,>(flow: string): T =>
  registry.find(({ machine }) => machine.id === flow)?.ports.load?.done as T;
const [prize] = sample<EventDetail>('eventDetail').rewards;
const eventOf = (type: EventDetail['type'], condition: string): EventDetail => ({
  ...sample<EventDetail>('eventDetail'),
  type,
  seedCommit: 'c'.repeat(64),
  entrantsHash: 'e'.repeat(64),
  myEntryFeedId: 3,
  myEntryNo: 7,
  myNonce: 'a'.repeat(32),
  isParticipatable: false,
  rewards: prize ? [{ ...prize, conditionValue: condition }] : [],
});
const shownOf = (event: EventDetail): string => {
  const { container } = renderMember(
    <>
      <MyParticipation event={event} />
      <DrawHashes event={event} />
    </>,
    {},
  );
  return container.textContent ?? '';
};

it.each([
  ['RANKING', '1'],
  ['RANKING', 'participation'],
  ['RANKING', 'likes'],
] as const)(
  'event page: a %s event with a prize for %s shows no hash, number or text of a draw',
  (type, condition) => {
    const shown = shownOf(eventOf(type, condition));
    expect(shown).not.toMatch(/추첨|응모 번호|검증|c{64}|e{64}|a{32}/);
  },
);

it.each([
  ['BATTLE', '1'],
  ['DRAW', 'random'],
  ['RANKING', 'voters'],
] as const)(
  'event page: a %s event with a prize for %s shows its hashes in a closed disclosure',
  (type, condition) => {
    expect(shownOf(eventOf(type, condition))).toMatch(/내 응모 번호7/);
    for (const hash of ['c'.repeat(64), 'e'.repeat(64), 'a'.repeat(32)]) {
      const folded = screen.getByText(hash).closest('details');
      expect([folded?.open, folded?.querySelector('summary')?.textContent]).toEqual([false, '검증하기']);
    }
  },
);

it.each([true, false])('event page: a result offers verification only after a draw: %s', async (hasDraw) => {
  const event = sample<EventDetail>('eventDetail');
  const body = { success: true, data: { ...sample<EventResult>('eventWinners'), hasDraw } };
  renderMember(<EventWinners event={event} />, { [`/api/v2/events/${event.eventId}/results`]: { body } });
  await screen.findByText(/^집계/);
  expect(screen.queryAllByRole('link', { name: '검증하기' })).toHaveLength(hasDraw ? 1 : 0);
});

it('event page: a prize for voters shows no vote count', async () => {
  const event = sample<EventDetail>('eventDetail');
  const some = sample<EventResult>('eventWinners');
  const [winner] = some.resultDetails;
  if (!winner) throw new Error('a sample without winners');
  const voter = { ...winner, condition: 'VOTERS' as const, entryNo: null, voteCount: 0, revokedReason: null };
  const data = { ...some, resultDetails: [voter], pairs: null };
  renderMember(<EventWinners event={event} />, {
    [`/api/v2/events/${event.eventId}/results`]: { body: { success: true, data } },
  });
  const line = (await screen.findByText(voter.userName)).closest('li');
  expect(line?.textContent).not.toMatch(/표/);
});

it('event page: eligible order lines come first; the others are collapsed with reasons', async () => {
  const reason = { code: 'BEFORE_PERIOD', message: '구매 기간 전에 산 상품이에요.' };
  const item = (orderItemId: number, eligible: boolean) => ({
    orderItemId,
    productName: `신발 ${orderItemId}`,
    size: 250,
    orderedAt: '2026-11-20T00:00:00Z',
    eligible,
    reason: eligible ? null : reason,
  });
  const orderItems = [
    ...Array.from({ length: 30 }, (_, at) => item(at, false)),
    item(40, true),
    item(41, true),
  ];
  const data: Eligibility = { canEnter: true, reasons: [], orderItems, seatsLeft: 5 };
  renderMember(<EligibilityPanel eventId={1} />, {
    '/api/events/1/eligibility': { body: { success: true, data } },
  });
  const can = await screen.findByRole('list', { name: '구매한 상품' });
  expect([...can.children].map(({ textContent }) => textContent)).toEqual([
    '신발 40 250mm참여 가능',
    '신발 41 250mm참여 가능',
  ]);
  const folded = screen.getByText('참여할 수 없는 상품 30').closest('details');
  expect([folded?.open, folded?.querySelectorAll('li').length]).toEqual([false, 30]);
  expect(folded?.textContent).toContain('구매 기간 전에 산 상품이에요. 30');
});

it('event page: a result has the breakdown of all counted votes', async () => {
  const event = sample<EventDetail>('eventDetail');
  const voteSplit = { counted: 75, shown: 45, hidden: 24, withdrawn: 6 };
  const data = { ...sample<EventResult>('eventWinners'), voteSplit };
  renderMember(<EventWinners event={event} />, {
    [`/api/v2/events/${event.eventId}/results`]: { body: { success: true, data } },
  });
  expect((await screen.findByText(/^집계/)).textContent).toBe('집계 75표 · 확인하지 못해 뺀 2표 · 무효 1표');
  for (const line of ['결과에 보이는 피드 45표', '그 밖의 참여 피드 24표', '참여가 취소된 피드 6표'])
    expect(screen.getByText(line).closest('li')).not.toBeNull();
});

it.each([
  [6, 1],
  [0, 0],
])('event page: a result with %i confirmed flagged votes says so in %i line', async (flaggedVotes, lines) => {
  const event = sample<EventDetail>('eventDetail');
  const data = { ...sample<EventResult>('eventWinners'), flaggedVotes };
  renderMember(<EventWinners event={event} />, {
    [`/api/v2/events/${event.eventId}/results`]: { body: { success: true, data } },
  });
  await screen.findByText(/^집계/);
  expect(screen.queryAllByText(`의심 투표로 검토한 뒤 그대로 집계한 ${flaggedVotes}표 포함`)).toHaveLength(
    lines,
  );
});
