import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import NoticesScreen from '#src/areas/notices/notices-screen.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const notice = (noticeId: number, message: string) => ({
  noticeId,
  type: 'ORDER_SHIPPED',
  topic: 'ORDER',
  message,
  path: '/my-orders/1',
  isRead: false,
  createdAt: '2026-11-30T01:12:00.000Z',
});
const page = (content: readonly object[]) => ({
  body: { success: true, data: toPaged([...content], { page: 0, size: 20 }, content.length) },
});
const LIST = '/api/users/notices';

afterEach(() => window.history.replaceState(null, '', '/'));

it('the list of what the weekly limit held back asks for it alone, and leads back to all notifications', async () => {
  window.history.replaceState(null, '', '/mypage/notices?suppressed=1');
  const { to, visited } = renderMember(<NoticesScreen />, {
    [`GET ${LIST}`]: ({ url }) =>
      page(url.includes('suppressed=true') ? [notice(2, '보내지 않은 소식')] : [notice(1, '보낸 소식')]),
  });
  expect(await screen.findByText('보내지 않은 소식')).toBeTruthy();
  const only = screen.getByRole<HTMLInputElement>('checkbox', { name: '이번 주에 보내지 않은 알림' });
  expect([only.checked, screen.queryByText('보낸 소식')]).toEqual([true, null]);
  expect(to(`${LIST}?`).map(({ url }) => url.includes('suppressed=true'))).toEqual([true]);
  await userEvent.click(only);
  expect(visited).toEqual(['/mypage/notices']);
});
