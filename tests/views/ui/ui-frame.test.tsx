import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { statePath } from '#src/lib/state-path.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Pager } from '#src/ui/pager.tsx';

const snapshot = (value: unknown, ...tags: string[]) => ({
  value,
  hasTag: (tag: string) => tags.includes(tag),
});

describe('statePath', () => {
  it.each([
    ['idle', 'idle'],
    [{ loaded: 'filled' }, 'loaded.filled'],
    [{ data: 'ready', menu: { open: 'top' } }, 'data.ready|menu.open.top'],
    [{ loaded: {} }, 'loaded'],
  ])('%j is written as %s', (value, path) => expect(statePath(value)).toBe(path));
});

describe('FlowFrame', () => {
  const frame = (state: ReturnType<typeof snapshot>, more: Partial<Parameters<typeof FlowFrame>[0]> = {}) =>
    render(
      <FlowFrame flow="level" snapshot={state} {...more}>
        <p>content</p>
      </FlowFrame>,
    ).container.firstElementChild;

  it('renders flow and state as attributes', () => {
    const root = frame(snapshot({ loaded: 'filled' }, 'ready'));
    expect(root).toHaveAttribute('data-flow', 'level');
    expect(root).toHaveAttribute('data-state', 'loaded.filled');
    expect(root).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('content')).toBeVisible();
  });

  it('shows a skeleton and no content while loading', () => {
    expect(frame(snapshot('loading', 'busy'))).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('불러오는 중…');
    expect(screen.queryByText('content')).toBeNull();
  });

  it('keeps content visible while it reloads', () => {
    frame(snapshot('loading', 'busy'), { hasContent: true });
    expect(screen.getByText('content')).toBeVisible();
  });

  it('shows the failure and retries', async () => {
    const onRetry = vi.fn();
    frame(snapshot('failed', 'failed'), { error: '뱃지를 불러오지 못했어요.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('뱃지를 불러오지 못했어요.');
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText('content')).toBeNull();
  });

  describe('of a permanent failure', () => {
    const missing = { ...snapshot('failed', 'failed'), context: { isPermanent: true } };

    it('shows the message without a retry', () => {
      frame(missing, { error: '없는 주문이에요.', onRetry: vi.fn() });
      expect(screen.getByRole('alert')).toHaveTextContent('없는 주문이에요.');
      expect(screen.queryByRole('button')).toBeNull();
    });

    it('shows the page of a missing thing if there is one', () => {
      frame(missing, { error: '없는 주문이에요.', missing: <a href="/my-orders">주문 내역</a> });
      expect(screen.getByRole('link')).toHaveTextContent('주문 내역');
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('keeps the message and the retry of a failure that can pass', () => {
      const passing = { ...snapshot('failed', 'failed'), context: { isPermanent: false } };
      frame(passing, { error: '끊겼어요.', onRetry: vi.fn(), missing: <a href="/my-orders">주문 내역</a> });
      expect(screen.getByRole('button', { name: '다시 시도' })).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
    });
  });

  it('takes the focus of a removed element, and no other', async () => {
    const view = (lines: readonly string[]) => (
      <FlowFrame flow="cart" snapshot={snapshot('loaded')}>
        {lines.map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </FlowFrame>
    );
    const { rerender, container } = render(view(['하나', '둘', '셋']));
    await userEvent.click(screen.getByRole('button', { name: '둘' }));
    rerender(view(['둘', '셋']));
    expect(screen.getByRole('button', { name: '둘' })).toHaveFocus();
    rerender(view(['셋']));
    expect(container.firstElementChild).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '셋' })).toHaveFocus();
  });
});

describe('Pager', () => {
  const pager = (page: number, totalPages: number, onGo = vi.fn()) => {
    render(<Pager page={page} totalPages={totalPages} onGo={onGo} />);
    return onGo;
  };
  const button = (name: string) => screen.getByRole('button', { name });

  it.each([0, 1])('renders nothing with %i pages', (pages) => {
    pager(0, pages);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [0, '1 / 3 페이지', true, false],
    [1, '2 / 3 페이지', false, false],
    [2, '3 / 3 페이지', false, true],
  ])('on page %i shows %s', (page, text, first, last) => {
    pager(page, 3);
    expect(screen.getByText(text)).toBeVisible();
    expect(button('이전').hasAttribute('aria-disabled')).toBe(first);
    expect(button('다음').hasAttribute('aria-disabled')).toBe(last);
  });

  it('scrolls to the top of its list for the next page if that is out of view', async () => {
    render(
      <div>
        <ul aria-label="목록" />
        <Pager page={0} totalPages={2} onGo={() => {}} />
      </div>,
    );
    const list = screen.getByRole('list');
    const scrolled = vi.fn();
    list.scrollIntoView = scrolled;
    const place = vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 120, 300, 900));
    await userEvent.click(button('다음'));
    expect(scrolled).not.toHaveBeenCalled();
    place.mockReturnValue(new DOMRect(0, -600, 300, 900));
    await userEvent.click(button('다음'));
    expect(scrolled).toHaveBeenCalledWith({ block: 'start' });
  });

  it('goes to the previous and the next page', async () => {
    const onGo = pager(1, 3);
    await userEvent.click(button('이전'));
    await userEvent.click(button('다음'));
    expect(onGo.mock.calls).toEqual([[0], [2]]);
  });
});
