import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { announced, calculated, over } from '#proof/admin/events/event.samples.ts';
import ClosingPanel from '#src/areas/admin/events/results/closing-panel.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const RESULTS = `/api/v2/events/${over.eventId}/results`;
const votes = {
  content: [],
  totalElements: 0,
  totalPages: 0,
  page: 0,
  size: 20,
  first: true,
  last: true,
  totals: { counted: 340, waiting: 6, void: 4 },
  flagged: [],
};
const ok = (data: unknown) => ({ body: { success: true, data } });

it.each([
  [3, 1],
  [0, 0],
])(
  'AnnounceDialog with %i flagged votes has %i sentence about them, and sends the number',
  async (flaggedVotes, lines) => {
    const shop = renderShop(
      <ClosingPanel id={over.eventId} title={over.title} onClose={() => {}} onStep={() => {}} />,
      {
        [`/api/events/${over.eventId}`]: ok({ ...over, resultState: 'CALCULATED' }),
        [RESULTS]: ok({ ...calculated, flaggedVotes }),
        [`/api/admin/events/${over.eventId}/votes`]: ok(votes),
        [`POST ${RESULTS}/announce`]: ok({ ...announced, flaggedVotes }),
      },
      { person: { ...MEMBER, userType: 'admin' } },
    );
    await userEvent.click(await screen.findByRole('button', { name: '결과 발표하기' }));
    const kept = `의심 투표 ${flaggedVotes}표를 무효로 하지 않았어요.`;
    await screen.findByRole('dialog', { name: '결과를 발표할까요?' });
    expect(screen.queryAllByText(kept, { exact: false })).toHaveLength(lines);
    await userEvent.type(screen.getByRole('textbox', { name: /이벤트 제목/ }), over.title);
    await userEvent.click(screen.getByRole('button', { name: '발표하기' }));
    await waitFor(() => expect(shop.to(`${RESULTS}/announce`)).toHaveLength(1));
    const [sent] = shop.to(`${RESULTS}/announce`);
    expect(JSON.parse(String(sent?.body))).toEqual({ title: over.title, flaggedVotes });
  },
);
