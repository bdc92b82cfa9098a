import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { stylesheetSingleton } from '#src/styles/style-singleton.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Drawer } from '#src/ui/dialogs/drawer.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { RangeSlider } from '#src/ui/forms/range-slider.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';

describe('TextField', () => {
  it('connects label, hint and problem with the field', () => {
    render(<TextField label="이메일" hint="메일 주소를 적어 주세요." problem="형식이 달라요." />);
    const box = screen.getByLabelText('이메일');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('메일 주소를 적어 주세요. 형식이 달라요.');
  });

  it('is valid without a problem', () => {
    render(<TextField label="이메일" />);
    expect(screen.getByLabelText('이메일')).toBeValid();
  });
});

it('Tabs report the choice and show the content of the selected one', async () => {
  const onSelect = vi.fn();
  const tabs = [
    { id: 'level', label: '레벨', content: <p>one</p> },
    { id: 'history', label: '활동', content: <p>two</p> },
  ] as const;
  render(<Tabs label="레벨과 활동" tabs={tabs} selected="level" onSelect={onSelect} />);
  expect(screen.getByRole('tab', { name: '레벨' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('one')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '활동' }));
  expect(onSelect).toHaveBeenCalledWith('history');
  expect(screen.getByText('one')).toBeVisible();
});

it('RangeSlider moves one step by keyboard and has a value text', async () => {
  const onChange = vi.fn();
  const scale = { min: 0, max: 1_000_000, step: 10_000 };
  render(
    <RangeSlider label="최소 가격" valueText="50,000원" value={50_000} onChange={onChange} {...scale} />,
  );
  const thumb = screen.getByRole('slider', { name: '최소 가격' });
  expect(thumb).toHaveAttribute('aria-valuetext', '50,000원');
  thumb.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(60_000);
});

it('Dialog has its title as name and closes by Escape and by its button', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="카테고리" onClose={onClose}>
      <p>body</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: '카테고리' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it.each([
  ['its first field', { type: 'text' }, '이름'],
  ['its close button where the first field searches a list', { type: 'search' }, '닫기'],
  ['its search where the search has choices of its own', { type: 'search', role: 'combobox' }, '이름'],
])('Dialog focuses %s', async (_, field, focused) => {
  render(
    <Dialog open title="팔로워" onClose={() => {}}>
      <input {...field} aria-label="이름" />
    </Dialog>,
  );
  const name = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await waitFor(() => expect(name()).toBe(focused));
});

const Page = ({ open, opener = true }: { open: boolean; opener?: boolean }) => (
  <main id="main" tabIndex={-1}>
    {opener ? <button type="button">열기</button> : null}
    <Dialog open={open} title="카테고리" onClose={() => {}}>
      <button type="button">고르기</button>
    </Dialog>
  </main>
);

describe('focus after a dialog', () => {
  const closeAfter = async (after: Parameters<typeof Page>[0], meanwhile = () => {}) => {
    const { rerender } = render(<Page open={false} />);
    screen.getByRole('button', { name: '열기' }).focus();
    rerender(<Page open />);
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
    rerender(<Page {...after} />);
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve, 20));
  };

  it('returns to the opener', async () => {
    await closeAfter({ open: false });
    expect(screen.getByRole('button', { name: '열기' })).toHaveFocus();
  });

  it('goes to the page if the opener is gone', async () => {
    await closeAfter({ open: false, opener: false });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays where it was moved meanwhile', async () => {
    await closeAfter({ open: false }, () => screen.getByRole('main').focus());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('scroll lock uses no <style> element and ends with its last user', () => {
  const elements = document.querySelectorAll('style').length;
  const before = document.adoptedStyleSheets.length;
  const sheet = stylesheetSingleton();
  sheet.add('body { overflow: hidden }');
  sheet.add('body { overflow: hidden }');
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  sheet.remove();
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  sheet.remove();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(document.querySelectorAll('style')).toHaveLength(elements);
});

const openDialogs: [string, (onClose: () => void) => ReactNode][] = [
  [
    'Dialog',
    (onClose) => (
      <Dialog open title="리뷰 신고" onClose={onClose}>
        내용
      </Dialog>
    ),
  ],
  [
    'Drawer',
    (onClose) => (
      <Drawer title="필터" onClose={onClose}>
        내용
      </Drawer>
    ),
  ],
  [
    'SidePanel',
    (onClose) => (
      <SidePanel title="주문" onClose={onClose}>
        내용
      </SidePanel>
    ),
  ],
];

it.each(openDialogs)(
  '%s stays open on the second half of a double click, and closes on a later press on its backdrop',
  async (_name, draw) => {
    const onClose = vi.fn();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    render(draw(onClose));
    clock.mockRestore();
    // Radix listens for presses beside it from the next turn on.
    await new Promise((resolve) => setTimeout(resolve));
    const backdrop = screen.getByRole('dialog').previousElementSibling;
    if (!backdrop) throw new Error('no backdrop');
    /** Milliseconds of the page, and how many presses the browser has counted in a row. */
    const press = (timeStamp: number, detail: number) => {
      fireEvent.pointerDown(backdrop);
      const click = createEvent.click(backdrop, { detail });
      Object.defineProperty(click, 'timeStamp', { value: timeStamp });
      fireEvent(backdrop, click);
    };
    press(1_300, 1);
    press(1_900, 2);
    expect(onClose).not.toHaveBeenCalled();
    press(1_900, 1);
    expect(onClose).toHaveBeenCalledOnce();
  },
);
