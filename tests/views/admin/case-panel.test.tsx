import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ReportsScreen from '#src/areas/admin/reports/reports-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const at = '2026-11-20T03:00:00.000Z';
const row = {
  caseId: 7,
  targetType: 'FEED',
  targetId: 3,
  state: 'PENDING',
  score: 12,
  reportCount: 1,
  reasons: ['SPAM'],
  isHidden: false,
  author: { userId: 3, nickname: '민준러너' },
  authorSanctions: 0,
  snapshot: { title: '오늘의 신발', content: '여기서 사면 반값이에요.' },
  claimedBy: null,
  decision: null,
  decidedBy: null,
  decidedAt: null,
  version: 1,
  createdAt: at,
};
const other = { ...row, caseId: 8, targetType: 'REVIEW', snapshot: { title: '가벼워요' } };
const detail = { ...row, pictures: ['/images/a.jpg', '/images/b.jpg'], reports: [], history: [] };
const counts = { OPEN: 12, PENDING: 9, IN_REVIEW: 3, RESOLVED: 40, REJECTED: 0 };
const ok = (data: unknown) => ({ body: { success: true, data } });
const IN_HAND = '도윤님이 검토하고 있어요. 잠시 뒤에 다시 확인해 주세요.';
const taken = {
  status: 409,
  body: { success: false, code: 'VERSION_CONFLICT', message: IN_HAND, data: null },
};

let claim: () => { status?: number; body: unknown };
const answers: Answers = {
  '/api/admin/reports': ok({
    content: [row, other],
    page: 0,
    size: 20,
    totalElements: 12,
    totalPages: 1,
    hasNext: false,
    hasPrevious: false,
    first: true,
    last: true,
    empty: false,
    numberOfElements: 2,
    counts,
  }),
  '/api/admin/reports/7': ok(detail),
  '/api/admin/users/3/sanctions': ok([]),
  'POST /api/admin/reports/7/claim': () => claim(),
};
const desk = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderShop(<ReportsScreen />, answers, { person: { ...MEMBER, userType: 'admin' }, at: address });
};
let sight: DocumentVisibilityState = 'visible';
const turnTo = (next: DocumentVisibilityState) =>
  act(() => {
    sight = next;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  answers['/api/admin/reports/7'] = ok(detail);
  claim = () => ok({ version: 1, claimedUntil: at });
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const claims = (of: ReturnType<typeof desk>) => of.to('/api/admin/reports/7/claim').length;
const held = () =>
  waitFor(() => expect(document.querySelector('[data-flow="caseClaimRenewal"]')).toBeTruthy());

describe('ReportQueue', () => {
  it('shows the count of each view', async () => {
    desk('/report-manage');
    const views = within(await screen.findByRole('group', { name: '보기' }));
    await waitFor(() => expect(views.getByRole('button', { name: /^대기 ?12$/ })).toBeTruthy());
    for (const name of [/^검토 중 ?3$/, /^처리 완료 ?40$/, /^문제 없음 ?0$/])
      expect(views.getByRole('button', { name })).toBeTruthy();
  });

  it('filters by one author, names them, and removes the filter', async () => {
    const shop = desk('/report-manage?author=3');
    await waitFor(() => expect(shop.to('/api/admin/reports?')[0]?.url).toContain('authorId=3'));
    const chip = await screen.findByRole('button', { name: /작성자 민준러너/ });
    fireEvent.click(chip);
    expect(shop.visited).toEqual(['/report-manage']);
  });

  it('sends no author if the address has no number', async () => {
    const shop = desk('/report-manage?author=nobody');
    await waitFor(() => expect(shop.to('/api/admin/reports')).not.toEqual([]));
    expect(shop.to('/api/admin/reports')[0]?.url).not.toContain('authorId');
  });
});

describe('ReportPanel', () => {
  it('shows no picture before it is opened, each by a press', async () => {
    desk('/report-manage?open=7');
    const first = await screen.findByRole('button', { name: '사진 1 보기' });
    const second = screen.getByRole('button', { name: '사진 2 보기' });
    const seen = () => [first, second].map((one) => one.getAttribute('aria-pressed'));
    expect(seen()).toEqual(['false', 'false']);
    expect(first.tagName).toBe('BUTTON');
    fireEvent.click(second);
    expect(seen()).toEqual(['false', 'true']);
  });

  it('shows texts that were rewritten since the report beside the reported ones, and only then', async () => {
    const opened = (current: object | null) => {
      answers['/api/admin/reports/7'] = ok({ ...detail, current });
      return desk('/report-manage?open=7');
    };
    const changed = '신고된 뒤에 글이 바뀌었어요. 지금은 이렇게 보여요.';
    const { unmount } = opened({ title: '고친 제목', content: '고친 글' });
    expect(await screen.findByText(changed)).toBeTruthy();
    expect([screen.getByText('여기서 사면 반값이에요.'), screen.getByText('고친 글')]).toHaveLength(2);
    unmount();
    opened(null);
    await screen.findByRole('button', { name: '사진 1 보기' });
    expect(screen.queryByText(changed)).toBeNull();
  });

  it('renews its claim while its tab is visible', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const shop = desk('/report-manage?open=7');
    await held();
    expect(claims(shop)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(241_000));
    await waitFor(() => expect(claims(shop)).toBe(2));
    turnTo('hidden');
    await act(() => vi.advanceTimersByTimeAsync(1_000_000));
    expect(claims(shop)).toBe(2);
    turnTo('visible');
    await waitFor(() => expect(claims(shop)).toBe(3));
    expect(screen.getByRole('button', { name: '결정하기' })).toBeTruthy();
  });

  it('shows who has taken the case over, and disables the decision', async () => {
    desk('/report-manage?open=7');
    await held();
    claim = () => taken;
    turnTo('hidden');
    turnTo('visible');
    expect(await screen.findByText(IN_HAND)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: '결정하기' })).toBeNull());
    claim = () => ok({ version: 1, claimedUntil: at });
    fireEvent.click(screen.getByRole('button', { name: '다시 열기' }));
    expect(await screen.findByRole('button', { name: '결정하기' })).toBeTruthy();
  });

  it('shows that the case has changed', async () => {
    desk('/report-manage?open=7');
    await held();
    claim = () => ok({ version: 2, claimedUntil: at });
    turnTo('hidden');
    turnTo('visible');
    expect(await screen.findByText(/그사이 이 신고가 바뀌었어요/)).toBeTruthy();
  });
});
