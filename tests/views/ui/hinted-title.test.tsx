import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';

/** Title with its explanation opened, and another control beside it. */
function opened(): HTMLDetailsElement {
  render(
    <>
      <HintedTitle hint="기록은 지울 수 없어요.">감사 기록</HintedTitle>
      <button type="button">다음</button>
    </>,
  );
  const details = screen.getByLabelText('감사 기록 안내').closest('details');
  if (!details) throw new Error('a title without an explanation');
  details.open = true;
  return details;
}

it('HintedTitle is a heading, with its explanation behind a named control', () => {
  const details = opened();
  expect(screen.getByRole('heading', { level: 1, name: '감사 기록' })).toBeTruthy();
  expect(details.textContent).toContain('기록은 지울 수 없어요.');
  expect(screen.getByLabelText('감사 기록 안내').tagName).toBe('SUMMARY');
});

it('HintedTitle closes its explanation with Escape, and with no other key', () => {
  const details = opened();
  fireEvent.keyDown(screen.getByLabelText('감사 기록 안내'), { key: 'Tab' });
  expect(details.open).toBe(true);
  fireEvent.keyDown(screen.getByLabelText('감사 기록 안내'), { key: 'Escape' });
  expect(details.open).toBe(false);
});

it('HintedTitle closes its explanation when the focus moves to another control', () => {
  const details = opened();
  const summary = screen.getByLabelText('감사 기록 안내');
  fireEvent.focusOut(summary, { relatedTarget: summary });
  expect(details.open).toBe(true);
  fireEvent.focusOut(summary, { relatedTarget: screen.getByRole('button', { name: '다음' }) });
  expect(details.open).toBe(false);
});
