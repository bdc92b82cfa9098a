import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SMALL } from '#src/styles/stitches.ts';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import { IndexSearch } from '#src/ui/index-table/index-search.tsx';
import { type IndexColumn, IndexTable } from '#src/ui/index-table/index-table.tsx';
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

type Line = { id: number; name: string };
const LINES: Line[] = [
  { id: 1, name: '하나' },
  { id: 2, name: '둘' },
];
const COLUMNS: IndexColumn<Line>[] = [
  { id: 'name', head: '이름', isTitle: true, cell: ({ name }) => name },
  { id: 'id', head: '번호', small: 'mark', cell: ({ id }) => id },
];

describe('IndexTable', () => {
  const onToggle = vi.fn();
  const onOpen = vi.fn();
  const table = () =>
    render(
      <IndexTable
        label="줄"
        columns={COLUMNS}
        rows={LINES}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        opened={null}
        onOpen={onOpen}
        selection={{ isChosen: () => false, onToggle, onTogglePage: () => {}, isPageChosen: false }}
      />,
    );
  const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}.*열기$`) });

  it('J and K focus the next and the previous row, Enter opens it and X selects it', async () => {
    table();
    await userEvent.keyboard('jj');
    expect(opener('둘')).toHaveFocus();
    await userEvent.keyboard('jk');
    expect(opener('하나')).toHaveFocus();
    await userEvent.keyboard('x{Enter}');
    expect([onToggle.mock.calls, onOpen.mock.calls]).toEqual([[[1]], [[1]]]);
  });

  it('letters do nothing beneath a dialog or with a modifier', () => {
    table();
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(document.body).toHaveFocus();
    render(<div role="dialog" aria-label="창" />);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.body).toHaveFocus();
  });
});

describe('IndexSearch', () => {
  it('a slash focuses the field and is not typed; in the field it is', async () => {
    render(<IndexSearch label="상품" text={null} onSearch={() => {}} />);
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: '상품 검색' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
    await userEvent.keyboard('/');
    expect(field).toHaveValue('/');
  });
});

describe('IndexBar', () => {
  const onFilter = vi.fn();
  const onClear = vi.fn();
  const bar = (total?: number) => (
    <IndexBar
      searched="상품"
      text={null}
      onSearch={() => {}}
      filters={[{ name: 'state', label: '상태', choices: [{ value: 'A', label: '판매 중' }], value: 'A' }]}
      onFilter={onFilter}
      sort={null}
      onClear={onClear}
      acts={<p>기간</p>}
      acting={1}
      file={<button type="button">CSV</button>}
      total={total}
    />
  );

  it('wide screens show filters, days and the export beside the search', () => {
    render(bar());
    expect(screen.getByLabelText('상태')).toBeVisible();
    expect(screen.getByText('CSV')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^필터/ })).toBeNull();
  });

  it('small screens have one button with the number of active filters, and the rest in its sheet', async () => {
    isSmall = true;
    render(bar(1_234));
    expect(screen.queryByLabelText('상태')).toBeNull();
    expect(screen.queryByText('기간')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '필터 2' }));
    const sheet = within(screen.getByRole('dialog', { name: '필터' }));
    await userEvent.selectOptions(sheet.getByLabelText('상태'), '');
    expect(onFilter.mock.calls).toEqual([['state', null]]);
    expect([sheet.getByText('기간'), sheet.getByText('CSV')]).toHaveLength(2);
    await userEvent.click(sheet.getByRole('button', { name: '조건 모두 빼기' }));
    expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: '1,234건 보기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
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
    expect(names(sheet.getAllByRole('link'))).toEqual(['처음99+', '회원3', '이벤트', '상점으로']);
    await userEvent.click(sheet.getByRole('link', { name: /^회원/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
