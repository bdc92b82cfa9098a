import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { MAX_PENDING_SHOWN } from '#domain/kit/time/pending-cap.ts';
import type { ScreenRow } from '#src/lib/navigation/screen-row.ts';
import { styled } from '#src/styles/stitches.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  alignItems: 'start',
  '@narrow': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$5' },
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
  // On small screens the menu is one line that scrolls.
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
const Item = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '44px',
  padding: '0 $3',
  borderRadius: '$control',
  color: '$ink2',
  whiteSpace: 'nowrap',
  '@hover': { '&:hover': { background: '$sunken', color: '$ink' } },
  '&[aria-current]': { background: '$sunken', color: '$ink', fontWeight: '$semibold' },
});
const Count = styled('span', {
  minWidth: '22px',
  padding: '1px $1',
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$micro',
  fontWeight: '$semibold',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});

/** Layout of seller and admin pages: the menu beside the page. */
export const DeskLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Grid>
    <Aside>{aside}</Aside>
    <div>{children}</div>
  </Grid>
);

const amount = (count: number): string =>
  count > MAX_PENDING_SHOWN ? `${MAX_PENDING_SHOWN}+` : String(count);

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
};

/** Scrolls a one-line menu to the entry of a path. */
function bringIntoSight(strip: HTMLElement | null, path: string): void {
  const item = strip?.querySelector<HTMLElement>(`[href="${path}"]`);
  if (strip && item) strip.scrollLeft = item.offsetLeft - strip.offsetLeft - 16;
}

/** Menu of seller or admin pages, with a badge for open work. */
export function DeskMenu({ label, flow, state, entries, waiting, waitingText, onMoved }: Menu) {
  const [here] = useLocation();
  const opened = useRef(here);
  useEffect(() => {
    if (opened.current === here) return;
    opened.current = here;
    onMoved();
  }, [here, onMoved]);
  const list = useRef<HTMLUListElement>(null);
  // Badges that load later widen the entries and move the current one out of view.
  const isCounted = Object.values(waiting).some((count) => count > 0);
  useEffect(() => bringIntoSight(list.current, here), [here]);
  useEffect(() => {
    if (isCounted) bringIntoSight(list.current, here);
  }, [here, isCounted]);
  const currentAt = (path: string, beneath?: string) =>
    here === path
      ? { 'aria-current': 'page' as const }
      : beneath && here.startsWith(beneath)
        ? { 'aria-current': 'true' as const }
        : {};
  return (
    <nav aria-label={label} data-flow={flow} data-state={state}>
      <List ref={list}>
        {entries.map(([path, name, beneath]) => (
          <li key={path}>
            <Item href={path} {...currentAt(path, beneath)}>
              {name}
              {waiting[path] ? (
                <Count aria-label={waitingText(amount(waiting[path]))}>{amount(waiting[path])}</Count>
              ) : null}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
