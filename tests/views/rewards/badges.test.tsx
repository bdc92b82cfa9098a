import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import BadgesScreen from '#src/areas/rewards/badges/badges-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const LIST = '/api/users/badges/me';
const TOGGLE = '/api/users/badges/toggle';

function shop(options: { toggleFails?: boolean; badges?: number } = {}) {
  const badges = Array.from({ length: options.badges ?? 3 }, (_, index) => ({
    id: index + 1,
    badgeName: `뱃지 ${index + 1}`,
    badgeDescription: '설명',
    badgeImageUrl: index === 0 ? null : '/images/badges/vip.svg',
    awardedAt: '2026-08-05T03:00:00Z',
    isDisplayed: index !== 1,
  }));
  const answers: Answers = {
    [LIST]: () => ({
      body: {
        badges,
        totalCount: badges.length,
        displayedCount: badges.filter(({ isDisplayed }) => isDisplayed).length,
      },
    }),
    [TOGGLE]: ({ body }) => {
      if (options.toggleFails) return { status: 500, body: { success: false, message: '점검 중' } };
      const { badgeId } = JSON.parse(String(body));
      const badge = badges.find(({ id }) => id === badgeId);
      if (badge) badge.isDisplayed = !badge.isDisplayed;
      return { body: badge };
    },
  };
  return answers;
}

it('BadgesScreen counts total, shown and hidden in tiles and tabs', async () => {
  renderMember(<BadgesScreen />, shop());
  expect(await screen.findByRole('tab', { name: '전체 뱃지 (3)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: '표시 중인 뱃지 (2)' })).toBeVisible();
  const values = ['3개', '2개', '1개'].map((text) => screen.getByText(text).tagName);
  expect(values).toEqual(['DD', 'DD', 'DD']);
  expect(screen.getAllByText('2026년 8월 5일 획득')).toHaveLength(3);
});

it('BadgesScreen toggles once for a double click and shows the reloaded list', async () => {
  const { to } = renderMember(<BadgesScreen />, shop());
  const hide = await screen.findByRole('button', { name: '뱃지 1 숨기기' });
  await userEvent.dblClick(hide);
  expect(await screen.findByRole('button', { name: '뱃지 1 표시하기' })).toBe(hide);
  expect(to(TOGGLE)).toHaveLength(1);
  expect(screen.getByText('2개', { selector: 'dd' })).toBeVisible();
  expect(to(LIST)).toHaveLength(2);
});

it('BadgesScreen keeps the cards visible while it saves', async () => {
  renderMember(<BadgesScreen />, shop());
  fireEvent.click(await screen.findByRole('button', { name: '뱃지 2 표시하기' }));
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  expect(screen.queryByText('불러오는 중…')).toBeNull();
  await screen.findByRole('button', { name: '뱃지 2 숨기기' });
});

it('BadgesScreen shows an alert if a toggle fails and changes nothing', async () => {
  renderMember(<BadgesScreen />, shop({ toggleFails: true }));
  await userEvent.click(await screen.findByRole('button', { name: '뱃지 1 숨기기' }));
  const alert = await screen.findByRole('alertdialog');
  expect(within(alert).getByText('뱃지 상태 변경에 실패했습니다')).toBeVisible();
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: '뱃지 1 숨기기' })).toBeVisible();
});

it('BadgesScreen loads the default picture once', async () => {
  renderMember(<BadgesScreen />, shop());
  await screen.findByText('뱃지 1');
  const [missing, broken] = [...document.querySelectorAll('li img[width="80"]')];
  expect(missing).toHaveAttribute('src', '/images/default-badge.png');
  if (!broken) throw new Error('no second picture');
  fireEvent.error(broken);
  expect(broken).toHaveAttribute('src', '/images/default-badge.png');
  broken.setAttribute('data-seen', 'yes');
  fireEvent.error(broken);
  expect(broken).toHaveAttribute('src', '/images/default-badge.png');
});

it('BadgesScreen shows empty states for no badges and no shown ones', async () => {
  renderMember(<BadgesScreen />, shop({ badges: 0 }));
  expect(await screen.findByText('획득한 뱃지가 없습니다')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '표시 중인 뱃지 (0)' }));
  expect(await screen.findByText('표시 중인 뱃지가 없습니다')).toBeVisible();
});

it('BadgesScreen shows the reason of a failed load and retries', async () => {
  let broken = true;
  const good = shop();
  renderMember(<BadgesScreen />, {
    ...good,
    [LIST]: (request) => {
      const answer = good[LIST];
      if (broken || typeof answer !== 'function')
        return { status: 500, body: { success: false, message: '점검 중' } };
      return answer(request);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '뱃지 정보를 불러오는데 실패했습니다. 오류: 점검 중',
  );
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('뱃지 1')).toBeVisible();
});
