import { Link } from 'wouter';
import { MAX_PENDING_SHOWN } from '#domain/kit/time/pending-cap.ts';
import { styled } from '#src/styles/stitches.ts';

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

/** Entry of a menu of sellers or administrators. */
export type DeskItem = {
  path: string;
  name: string;
  /** Marks the page that is open, or that the open one belongs to. */
  current: { 'aria-current'?: 'page' | 'true' };
  /** Open tasks behind the entry, and what says so; null without any. */
  count: { waiting: number; said: (count: string) => string } | null;
};

const amount = (count: number): string =>
  count > MAX_PENDING_SHOWN ? `${MAX_PENDING_SHOWN}+` : String(count);

/** Badge with the number of open tasks. */
export const DeskCount = ({ count }: Pick<DeskItem, 'count'>) =>
  count ? (
    <Count data-count="" aria-label={count.said(amount(count.waiting))}>
      {amount(count.waiting)}
    </Count>
  ) : null;

/** Link of a menu entry, with its badge. */
export const DeskLink = ({ path, name, current, count, onClick }: DeskItem & { onClick?: () => void }) => (
  <Item href={path} {...current} {...(onClick ? { onClick } : {})}>
    {name}
    <DeskCount count={count} />
  </Item>
);
