import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SMALL } from '#src/styles/stitches.ts';
import { DeskMenu } from '#src/ui/layout/desk-layout.tsx';

let isSmall = false;
beforeEach(() => {
  isSmall = false;
  window.history.replaceState(null, '', '/');
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === SMALL && isSmall,
        addEventListener: () => {},
        removeEventListener: () => {},
        // Members that the tested code does not use are left out.
      }) as unknown as MediaQueryList,
  );
});

describe('DeskMenu', () => {
  /** Beside the shopper's tabs, in whose place the bar is. */
  const menu = () =>
    render(
      <>
        <DeskMenu
          label="관리자 메뉴"
          flow="pending"
          state="loaded"
          entries={[
            ['/', '처음', undefined],
            ['/members', '회원', undefined],
            ['/events', '이벤트', undefined],
          ]}
          icons={{ '/members': 'user', '/events': 'calendar' }}
          waiting={{ '/members': 3, '/': 120 }}
          waitingText={(count) => `${count}건 대기`}
          onMoved={() => {}}
        />
        <div data-tab-bar="" />
      </>,
    );
  const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);

  it('wide screens list every entry with its open work', () => {
    menu();
    expect(names(screen.getAllByRole('link'))).toEqual(['처음99+', '회원3', '이벤트']);
    expect(screen.getByRole('link', { name: /^처음/ })).toHaveAttribute('aria-current', 'page');
  });

  it('small screens have the pages with an icon in a bar, all of them and the shop in a sheet', async () => {
    isSmall = true;
    menu();
    expect(names(screen.getAllByRole('link'))).toEqual(['회원3', '이벤트']);
    const more = screen.getByRole('button', { name: '더 보기' });
    // The page that is open is not in the bar.
    expect(more).toHaveAttribute('aria-current', 'true');
    await userEvent.click(more);
    const sheet = within(screen.getByRole('dialog', { name: '관리자 메뉴' }));
    expect(names(sheet.getAllByRole('link'))).toEqual(['처음99+', '회원3', '이벤트', '쇼핑몰로']);
    await userEvent.click(sheet.getByRole('link', { name: /^회원/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
