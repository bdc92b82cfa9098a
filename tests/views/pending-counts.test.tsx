import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { RetryWait } from '#src/ui/forms/retry-wait.ts';
import { ErrorState } from '#src/ui/states.tsx';

describe('Button', () => {
  const press = vi.fn();
  const button = () => screen.getByRole('button', { name: '로그인' });

  it('shows a countdown, keeps its name and the focus, and does nothing meanwhile', async () => {
    const { rerender } = render(<Button onClick={press}>로그인</Button>);
    button().focus();
    for (const wait of [2, 1]) {
      rerender(
        <Button wait={wait} onClick={press}>
          로그인
        </Button>,
      );
      await userEvent.click(button());
      expect(button()).toHaveFocus();
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).toHaveTextContent(`로그인${wait}초`);
    }
    expect(press).not.toHaveBeenCalled();
    rerender(<Button onClick={press}>로그인</Button>);
    await userEvent.click(button());
    expect(button()).not.toHaveAttribute('aria-disabled');
    expect([press.mock.calls.length, button().textContent]).toEqual([1, '로그인']);
  });

  it('submits no form by Enter while it waits', async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <TextField label="이메일" />
        <Button type="submit" wait={5}>
          로그인
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('이메일'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ErrorState', () => {
  it('offers no retry, and makes none, during a rate limit', async () => {
    const onRetry = vi.fn();
    const at = (wait: number) => (
      <RetryWait value={wait}>
        <ErrorState message="요청이 너무 잦아요." onRetry={onRetry} />
      </RetryWait>
    );
    const { rerender } = render(at(3));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    window.dispatchEvent(new Event('online'));
    expect(onRetry).not.toHaveBeenCalled();
    rerender(at(0));
    expect(onRetry).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });
});
