import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { createAppActors } from '#src/flow/app-actors.ts';
import { AppProvider } from '#src/flow/app-context.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { TableViewsProvider } from '#src/flow/tables/table-views.tsx';
import { safeStorage } from '#src/lib/storage/safe-storage.ts';
import { readTableViews, TABLE_VIEWS_KEY } from '#src/lib/storage/table-views.ts';
import { SMALL } from '#src/styles/stitches.ts';
import type { IndexColumn, IndexSelection } from '#src/ui/index-table/index-column.ts';
import { IndexTable } from '#src/ui/index-table/index-table.tsx';

const storage = safeStorage(() => window.localStorage);

/** Makes the screen a phone's or a wide one. */
export const onScreen = (isSmall: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === SMALL && isSmall,
        addEventListener: () => {},
        removeEventListener: () => {},
        // Members that the tested code does not use are left out.
      }) as unknown as MediaQueryList,
  );

type Line = { id: number; name: string };
const COLUMNS: IndexColumn<Line>[] = [
  { id: 'name', head: '이름', isTitle: true, cell: ({ name }) => name },
  { id: 'number', head: '번호', cell: ({ id }) => id },
  { id: 'double', head: '두 배', cell: ({ id }) => id * 2 },
];

/** What the tables of `desk` call. */
export const onToggle = vi.fn<(id: number) => void>();
export const onOpen = vi.fn<(id: number) => void>();

const nothingChosen: IndexSelection = {
  hasChosen: false,
  isChosen: () => false,
  onToggle,
  onTogglePage: () => {},
  isPageChosen: false,
};

/** Renders a desk with tables of these names, in an app of its own. */
export function desk(flows: readonly string[], chosen: Partial<IndexSelection> = {}) {
  // The only services that tables use.
  const app = { storage, actors: createAppActors() } as unknown as AppServices;
  return render(
    <AppProvider app={app}>
      <TableViewsProvider>
        {flows.map((flow) => (
          <IndexTable
            key={flow}
            flow={flow}
            label={flow}
            columns={COLUMNS}
            rows={[{ id: 7, name: '하나' }]}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            opened={null}
            onOpen={onOpen}
            selection={{ ...nothingChosen, ...chosen }}
          />
        ))}
      </TableViewsProvider>
    </AppProvider>,
  );
}

/** Names of the columns of a table. */
export const headsOf = (name: string) =>
  [...screen.getByRole('table', { name }).querySelectorAll('thead th:not([data-tick])')].map(
    ({ textContent }) => textContent,
  );

/** Opens the menu of the first table. */
export async function openMenu(): Promise<void> {
  const [button] = screen.getAllByRole('button', { name: '표 설정' });
  if (button) await userEvent.click(button);
  await screen.findByRole('menu');
}

/** The views that the browser stores. */
export const storedViews = () => readTableViews(window.localStorage.getItem(TABLE_VIEWS_KEY));
