import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { styled } from '#src/styles/stitches.ts';
import { DeskBar } from './desk-bar.tsx';
import { type DeskItem, DeskLink } from './desk-item.tsx';
import { useWide } from './use-wide.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
  '@small': { gap: 0 },
});
const Aside = styled('aside', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$3',
  minWidth: 0,
  '@wide': { position: 'sticky', top: 'calc($sizes$header + 24px)' },
});
const List = styled('ul', {
  display: 'grid',
  gap: '2px',
  // On narrow screens the menu is one line that scrolls.
  '@narrow': {
    display: 'flex',
    gap: '$1',
    margin: '0 calc(-1 * $space$gutter)',
    padding: '0 $gutter $2',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: 'inset 0 -1px 0 $colors$line',
  },
  '& > li': { flex: 'none' },
});

/** Layout of seller and admin pages: the menu beside the page. */
export const DeskLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Grid>
    <Aside>{aside}</Aside>
    <div>{children}</div>
  </Grid>
);

/** Entry of the menu; `beneath` is a path prefix that belongs to it as well. */
type DeskEntry = readonly [path: string, label: string, beneath: string | undefined];

/** Menu entries of the screens of an area, in the order of their rows. */
export const menuOf = (rows: Readonly<Record<string, ScreenRow>>): DeskEntry[] =>
  Object.values(rows).flatMap(({ path, menu }): DeskEntry[] =>
    menu ? [[path, menu.name, menu.beneath]] : [],
  );

type Menu = {
  label: string;
  /** Flow that counts open work, and its state. */
  flow: string;
  state: string;
  entries: readonly DeskEntry[];
  /** Number of open tasks by path, and the text of the badge. */
  waiting: Readonly<Record<string, number>>;
  waitingText: (count: string) => string;
  /** Called when another page is opened. */
  onMoved: () => void;
} & Pick<ComponentProps<typeof DeskBar>, 'icons' | 'extra'>;

/** Scrolls a one-line menu to the entry of a path. */
function bringIntoSight(strip: HTMLElement | null, path: string): void {
  const item = strip?.querySelector<HTMLElement>(`[href="${path}"]`);
  if (strip && item) strip.scrollLeft = item.offsetLeft - strip.offsetLeft - 16;
}

const currentAt = (here: string, path: string, beneath?: string): DeskItem['current'] => {
  if (here === path) return { 'aria-current': 'page' };
  return beneath && here.startsWith(beneath) ? { 'aria-current': 'true' } : {};
};

/** Menu of seller or admin pages, with a badge for open work; small screens have it at their lower edge. */
export function DeskMenu({ label, flow, state, onMoved, icons, extra, ...menu }: Menu) {
  const isWide = useWide();
  const [here] = useLocation();
  const opened = useRef(here);
  useEffect(() => {
    if (opened.current === here) return;
    opened.current = here;
    onMoved();
  }, [here, onMoved]);
  const items = menu.entries.map(([path, name, beneath]): DeskItem => {
    const waiting = menu.waiting[path];
    const count = waiting ? { waiting, said: menu.waitingText } : null;
    return { path, name, current: currentAt(here, path, beneath), count };
  });
  return (
    <nav aria-label={label} data-flow={flow} data-state={state}>
      {isWide ? (
        <Strip items={items} here={here} />
      ) : (
        <DeskBar label={label} items={items} icons={icons} {...(extra ? { extra } : {})} />
      )}
    </nav>
  );
}

/** All entries: a column, or on screens too narrow for it one line that scrolls. */
function Strip({ items, here }: { items: readonly DeskItem[]; here: string }) {
  const list = useRef<HTMLUListElement>(null);
  // Badges that load later widen the entries and move the current one out of view.
  const isCounted = items.some(({ count }) => count !== null);
  useEffect(() => bringIntoSight(list.current, here), [here]);
  useEffect(() => {
    if (isCounted) bringIntoSight(list.current, here);
  }, [here, isCounted]);
  return (
    <List ref={list}>
      {items.map((item) => (
        <li key={item.path}>
          <DeskLink {...item} />
        </li>
      ))}
    </List>
  );
}
