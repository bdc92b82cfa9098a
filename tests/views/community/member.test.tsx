import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { WITHDRAWN } from '#domain/members/profile/anonymized-name.ts';
import { member } from '#proof/community/member.proof.ts';
import { reviews } from '#proof/reviews/reviews.samples.ts';
import MyFeedsScreen from '#src/areas/community/feed-list/my-feeds-screen.tsx';
import MemberScreen from '#src/areas/community/member/member-screen.tsx';
import { PersonLink } from '#src/ui/members/person-link.tsx';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, data } });
const none = ok(toPaged([], { page: 0, size: 12 }, 0));
const answers = {
  '/api/users/7/page': ok(member),
  '/api/users/7/feeds': none,
  '/api/users/7/reviews': ok(toPaged([...reviews], { page: 0, size: 5 }, reviews.length)),
};
const at = (address: string) => window.history.replaceState(null, '', address);
const drawn = <MemberScreen params={{ id: '7' }} title="" />;
afterEach(() => at('/'));

it('MemberScreen shows a guest nickname, level, counts, and badges with dates', async () => {
  at('/users/7');
  renderShop(drawn, answers, { person: null });
  expect(await screen.findByRole('heading', { level: 1, name: member.nickname })).toBeTruthy();
  expect(screen.getByText('골드')).toBeTruthy();
  expect(screen.getByText('여성 · 키 168cm · 발 245mm · 발볼 보통')).toBeTruthy();
  const badges = within(screen.getByRole('region', { name: '뱃지' }));
  expect(badges.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '첫 리뷰2026년 11월 2일',
    '다섯 켤레2026년 10월 11일',
    '첫 걸음2026년 3월 20일',
  ]);
});

it('MemberScreen shows once that a member has posted nothing, without tabs', async () => {
  at('/users/7');
  const feedCounts = { totalCount: 0, dailyCount: 0, eventCount: 0, rankingCount: 0 };
  const quiet = { ...member, feedCounts, reviewCount: 0 };
  renderShop(drawn, { ...answers, '/api/users/7/page': ok(quiet) }, { person: null });
  expect(await screen.findByText('아직 올린 피드와 리뷰가 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '피드 둘러보기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(전체|리뷰)/ })).toBeNull();
});

it('MemberScreen keeps the tabs for a member with reviews and no feeds', async () => {
  at('/users/7');
  const feedCounts = { totalCount: 0, dailyCount: 0, eventCount: 0, rankingCount: 0 };
  renderShop(drawn, { ...answers, '/api/users/7/page': ok({ ...member, feedCounts }) }, { person: null });
  expect(await screen.findByRole('button', { name: '리뷰 5' })).toBeTruthy();
  expect(await screen.findByText('아직 올린 피드가 없어요')).toBeTruthy();
});

it('MemberScreen shows no hidden measurements and badges', async () => {
  at('/users/7');
  const shy = { ...answers, '/api/users/7/page': ok({ ...member, badges: [], body: null }) };
  renderShop(drawn, shy, { person: null });
  await screen.findByRole('heading', { level: 1, name: member.nickname });
  expect(screen.queryByRole('region', { name: '뱃지' })).toBeNull();
  expect(screen.queryByText(/cm/)).toBeNull();
});

it('MemberScreen loads member and feeds of the address in parallel', async () => {
  at('/users/7?tab=event');
  const { requests } = renderMember(drawn, answers);
  await screen.findByRole('button', { name: '이벤트 4', pressed: true });
  const asked = requests.map(({ url }) => url).filter((url) => url.includes('/users/7/'));
  expect(asked.toSorted()).toEqual(['/api/users/7/feeds?page=0&size=12&feedType=event', '/api/users/7/page']);
});

it('MemberScreen changes the address to show reviews', async () => {
  at('/users/7');
  const { visited } = renderMember(drawn, answers);
  fireEvent.click(await screen.findByRole('button', { name: '리뷰 5' }));
  expect(visited).toEqual(['/users/7?tab=reviews']);
});

it('MemberScreen lists reviews in their tab without loading feeds', async () => {
  at('/users/7?tab=reviews');
  const { requests } = renderMember(drawn, answers);
  expect(await screen.findByText(reviews[0]?.title ?? '?')).toBeTruthy();
  expect(requests.filter(({ url }) => url.includes('/7/feeds'))).toEqual([]);
});

it('MemberScreen follows at once, counts it, and sends the requested state', async () => {
  at('/users/7');
  const result = { following: true, isFollowing: true, followerCount: 32, followingCount: 1, message: '' };
  const { to } = renderMember(drawn, { ...answers, 'POST /api/users/follow': ok(result) });
  const button = await screen.findByRole('button', { name: '걷는하루님 팔로우', pressed: false });
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: '팔로워 32명 보기' })).toBeTruthy();
  await vi.waitFor(() => expect(to('/api/users/follow')).toHaveLength(1));
  const [sent] = to('/api/users/follow').map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual({ followingUserId: 7, following: true });
});

it('MemberScreen has no follow button on the own page', async () => {
  at('/users/7');
  renderMember(drawn, { ...answers, '/api/users/7/page': ok({ ...member, isMine: true }) });
  await screen.findByText('다른 사람에게는 이렇게 보여요.');
  expect(screen.queryByRole('button', { name: /팔로우$/ })).toBeNull();
});

it('MemberScreen lists followers at their address, searches them by nickname, and leads back', async () => {
  at('/users/7?tab=reviews&list=followers');
  const person = {
    userId: 8,
    nickname: '산책가',
    profileImageUrl: null,
    followedAt: '2026-11-20T03:00:00.000Z',
  };
  const users = [{ ...person, isFollowing: true }];
  const list = ok({ userId: 7, users, pagination: toPaged(users, { page: 0, size: 20 }, 1) });
  const { requests, visited } = renderMember(drawn, { ...answers, '/api/users/7/followers': list });
  const dialog = within(await screen.findByRole('dialog', { name: '팔로워' }));
  expect((await dialog.findByRole('link', { name: '산책가' })).getAttribute('href')).toBe('/users/8');
  expect(dialog.getByRole('button', { name: '산책가님 팔로우', pressed: true })).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('닉네임 검색'), { target: { value: ' 산 ' } });
  fireEvent.click(dialog.getByRole('button', { name: '찾기' }));
  const asked = () => requests.filter(({ url }) => url.includes('/followers')).map(({ url }) => url);
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]).toContain(`q=${encodeURIComponent('산')}`);
  fireEvent.click(dialog.getByRole('button', { name: '닫기' }));
  expect(visited).toEqual(['/users/7?tab=reviews']);
});

it('MemberScreen shows a missing member without tabs', async () => {
  at('/users/7');
  const gone = { status: 404, body: { success: false, code: 'USER_NOT_FOUND', message: '없는 회원이에요.' } };
  renderShop(drawn, { ...answers, '/api/users/7/page': gone }, { person: null });
  expect(await screen.findByText('없는 회원이에요.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: '피드 종류' })).toBeNull();
  expect(screen.getByRole('link', { name: '피드 둘러보기' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});

it('MemberScreen redirects the older address of the feeds of a member', () => {
  at('/my-feeds?userId=7');
  renderMember(<MyFeedsScreen />, answers);
  expect(window.location.pathname).toBe('/users/7');
});

it('MemberScreen links names to profiles, except names of withdrawn members', () => {
  const { rerender } = render(
    <PersonLink id={7} nickname="걷는하루">
      걷는하루
    </PersonLink>,
  );
  expect(screen.getByRole('link', { name: '걷는하루' }).getAttribute('href')).toBe('/users/7');
  rerender(
    <PersonLink id={7} nickname={WITHDRAWN}>
      {WITHDRAWN}
    </PersonLink>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
