import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSocket, localReceiver, readReceiver } from '#src/inspector/receiver/receiver.ts';
import { openStately } from '#src/inspector/receiver/stately.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('receiver of the address', () => {
  it('is one on this computer, by http or by WebSocket', () => {
    expect(localReceiver('http://localhost:4400/view')?.href).toBe('http://localhost:4400/view');
    expect(localReceiver('http://[::1]:4400')?.port).toBe('4400');
    const socket = localReceiver('ws://127.0.0.1:8080');
    expect(socket && isSocket(socket)).toBe(true);
  });

  it.each([
    'https://evil.test',
    'http://localhost.evil.test',
    'javascript:alert(1)',
    'file:///localhost',
    'x',
    '',
  ])('is none for %j', (text) => {
    expect(localReceiver(text)).toBeNull();
  });

  it('is remembered by the tab', () => {
    const kept = new Map<string, string>();
    const memory = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(readReceiver('?inspect=stately', memory)).toBeNull();
    readReceiver('?receiver=http://localhost:4400', memory);
    expect(readReceiver('', memory)?.port).toBe('4400');
  });
});

describe("Stately's inspector", () => {
  it('is not opened without a network, and a Korean sentence says why', () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openStately();
    fireEvent.click(screen.getByRole('button', { name: 'Stately 검사기 열기' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/인터넷에 연결되어 있지 않아/);
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Stately 검사기 열기' })).toBeVisible();
  });

  it('that does not answer in ten seconds is reported in Korean, with the address of its receiver', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    openStately(new URL('http://localhost:4400/'));
    fireEvent.click(screen.getByRole('button', { name: '이 기기의 검사기 열기' }));
    expect(open.mock.calls[0]?.[0]).toBe('http://localhost:4400/');
    vi.advanceTimersByTime(9_000);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent('http://localhost:4400/ 검사기가 답하지 않아요.');
  });

  it('that answers is not reported', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    openStately(new URL('http://localhost:4400/'));
    fireEvent.click(screen.getByRole('button', { name: '이 기기의 검사기 열기' }));
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    vi.advanceTimersByTime(20_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
