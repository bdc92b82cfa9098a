import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SMALL } from '#src/styles/stitches.ts';
import { IndexBar } from '#src/ui/index-table/index-bar.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { IndexSearch } from '#src/ui/index-table/index-search.tsx';
import { IndexTable } from '#src/ui/index-table/index-table.tsx';
import { useTableKeys } from '#src/ui/index-table/use-table-keys.ts';

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
        flow="lines"
        label="줄"
        columns={COLUMNS}
        rows={LINES}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        opened={null}
        onOpen={onOpen}
        selection={{
          hasChosen: false,
          isChosen: () => false,
          onToggle,
          onTogglePage: () => {},
          isPageChosen: false,
        }}
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

  it('letters are heard while a checkbox has the focus', async () => {
    table();
    screen.getByRole('checkbox', { name: '하나 선택' }).focus();
    await userEvent.keyboard('j');
    expect(opener('둘')).toHaveFocus();
  });

  it('marks its box while it is scrolled sideways; checkboxes and titles stay', () => {
    table();
    const box = screen.getByRole('table').parentElement;
    if (!box) throw new Error('the table has no box');
    const scrollTo = (left: number) => {
      box.scrollLeft = left;
      fireEvent.scroll(box);
      return box.hasAttribute('data-scrolled');
    };
    expect([scrollTo(30), scrollTo(0)]).toEqual([true, false]);
    const staying = [...box.querySelectorAll('[data-stays]')].map(({ tagName }) => tagName);
    expect(staying).toEqual(['TH', 'TH', 'TD', 'TH', 'TD', 'TH']);
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

function Keys({ name }: { name: string }) {
  const list = useTableKeys<HTMLUListElement>();
  return (
    <ul ref={list}>
      <li>
        <button type="button">{name}</button>
      </li>
    </ul>
  );
}

it('letters move in a table of the topmost dialog, and in a list', async () => {
  render(<Keys name="아래" />);
  await userEvent.keyboard('j');
  expect(screen.getByRole('button', { name: '아래' })).toHaveFocus();
  render(
    <div role="dialog" aria-label="창">
      <Keys name="위" />
    </div>,
  );
  await userEvent.keyboard('j');
  expect(screen.getByRole('button', { name: '위' })).toHaveFocus();
});

describe('IndexSearch', () => {
  it('has a name of its own, beside the search of the shop', () => {
    render(<IndexSearch label="상품" text={null} onSearch={() => {}} />);
    expect(screen.getByRole('search', { name: '상품 검색' })).toBeVisible();
  });

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
    await userEvent.click(sheet.getByRole('button', { name: '조건 초기화' }));
    expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: '1,234건 보기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
