import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import LevelScreen from '#src/areas/rewards/levels/level-screen.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const INFO = '/api/users/level/me';
const HISTORY = '/api/users/level/me/activities';
const info = {
  levelEmoji: '🥇',
  levelDisplayName: 'Lv.3 🥇 골드',
  rewardDescription: '5% 할인',
  pointsToNextLevel: 1200,
  levelProgress: 140,
  totalPoints: 4400,
  userRank: 12,
  currentLevel: { levelId: 3 },
};
const row = {
  activityId: 1,
  description: '댓글을 남겼어요',
  pointsEarned: 3,
  createdAt: '2026-11-20T03:30:00Z',
};
const good: Answers = {
  [INFO]: { body: info },
  [HISTORY]: { body: { content: [row], totalPages: 1, totalElements: 1 } },
};

it('LevelScreen shows level, limited progress bar, missing points and three tiles', async () => {
  renderMember(<LevelScreen />, good);
  expect(await screen.findByRole('heading', { name: 'Lv.3 골드' })).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  expect(screen.getByText('다음 등급까지 1,200점 남았어요')).toBeVisible();
  expect(screen.getByText('혜택: 5% 할인')).toBeVisible();
  expect(['4,400점', '12위', 'Lv.3'].map((text) => screen.getByText(text).tagName)).toEqual([
    'DD',
    'DD',
    'DD',
  ]);
});

it('LevelScreen marks the own level among ten', async () => {
  renderMember(<LevelScreen />, good);
  const current = await screen.findByText('현재 등급', { selector: 'span' });
  const rung = current.closest('li');
  expect(rung).toHaveAttribute('aria-current', 'true');
  expect(within(rung ?? document.body).getByText('골드')).toBeVisible();
  expect(document.querySelectorAll('ol > li')).toHaveLength(10);
});

it('LevelScreen lists activities with date, time and points, without a pager for one page', async () => {
  renderMember(<LevelScreen />, good);
  await userEvent.click(await screen.findByRole('tab', { name: '활동 내역' }));
  expect(await screen.findByText('+3점')).toBeVisible();
  expect(screen.getByText(/2026년 11월 20일 (오후|PM) 12:30/)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '페이지 이동' })).toBeNull();
});

it('LevelScreen keeps the activities if the level fails to load', async () => {
  renderMember(<LevelScreen />, { [HISTORY]: { body: { content: [], totalPages: 0, totalElements: 0 } } });
  expect(await screen.findByText(/등급 정보를 불러오는데 실패했습니다/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '활동 내역' }));
  expect(await screen.findByText('활동 내역이 없습니다')).toBeVisible();
});
