import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FeedEvent } from '#domain/community/feed.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { EventTag } from '#src/areas/community/feed/event-tag.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const event: FeedEvent = {
  id: 1,
  title: '가을 출근룩',
  description: '',
  startDate: null,
  endDate: seoulDay(inHours(10 * 24)),
  status: 'ONGOING',
};

describe('relative times', () => {
  it('are not rendered by the server, whose page may be cached', () => {
    const at = inHours(-3.5).toISOString();
    expect(renderToString(<RelativeTime at={at} />)).not.toContain('전');
    expect(renderToString(<EventTag event={event} />)).toBe('이벤트 참여 진행 중');
  });

  it('are shown after hydration', () => {
    const at = inHours(-3.5).toISOString();
    render(
      <p>
        <RelativeTime at={at} /> <EventTag event={event} />
      </p>,
    );
    expect(screen.getByText('3시간 전')).toHaveAttribute('datetime', at);
    expect(screen.getByText(/D-10/)).toBeVisible();
  });

  it('show no days for an event that has ended or not started', () => {
    const { container } = render(<EventTag event={{ ...event, status: 'UPCOMING' }} />);
    expect(container).toHaveTextContent('예정');
  });
});
