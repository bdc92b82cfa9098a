import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { MOST_WAITING, type Waiting } from '#domain/admin/frame/waiting.ts';
import { wireAdminWaiting } from '#src/areas/admin/frame/admin-waiting.wiring.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { statePath } from '#src/ui/flow-frame.tsx';
import { adminFrameText as text } from './admin-frame.text.ts';

const ENTRIES: readonly (readonly [path: string, label: string])[] = [
  [adminPaths.dashboard, text.items.dashboard],
  [adminPaths.members, text.items.members],
  [adminPaths.reports, text.items.reports],
  [adminPaths.sellers, text.items.sellers],
  [adminPaths.events, text.items.events],
  [adminPaths.feedRewards, text.items.feedRewards],
  [adminPaths.coupons, text.items.coupons],
  [adminPaths.stats, text.items.stats],
  [adminPaths.audit, text.items.audit],
  [adminPaths.settings, text.items.settings],
  [adminPaths.profile, text.items.profile],
];

const List = styled('ul', {
  display: 'grid',
  gap: '2px',
  // On a phone the menu is one line that scrolls.
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
  '&[aria-current="page"]': { background: '$sunken', color: '$ink', fontWeight: '$semibold' },
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

const amount = (count: number): string => (count > MOST_WAITING ? `${MOST_WAITING}+` : String(count));

const waitingAt = ({ reports, members, feedRewards }: Waiting): Readonly<Record<string, number>> => ({
  [adminPaths.reports]: reports,
  [adminPaths.members]: members,
  [adminPaths.feedRewards]: feedRewards,
});

/** Where those who run the shop work, each with the work that waits there. */
export function AdminMenu() {
  const [here] = useLocation();
  const { snapshot, send } = useFlow(wireAdminWaiting);
  const { data } = snapshot.context;
  const waiting = data ? waitingAt(data) : {};
  const counted = useRef(here);
  useEffect(() => {
    if (counted.current === here) return;
    counted.current = here;
    send({ type: 'screen.reloaded' });
  }, [here, send]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const item = strip?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (strip && item) strip.scrollLeft = item.offsetLeft - strip.offsetLeft - 16;
  }, [here]);
  return (
    <nav aria-label={text.menu} data-flow="adminWaiting" data-state={statePath(snapshot.value)}>
      <List ref={list}>
        {ENTRIES.map(([path, label]) => (
          <li key={path}>
            <Item href={path} {...(here === path ? { 'aria-current': 'page' as const } : {})}>
              {label}
              {waiting[path] ? (
                <Count aria-label={text.waiting(amount(waiting[path]))}>{amount(waiting[path])}</Count>
              ) : null}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
