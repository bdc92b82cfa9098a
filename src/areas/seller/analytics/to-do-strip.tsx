import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import { type SellerDashboard, TO_DO } from '#domain/seller/analytics/seller-dashboard.ts';
import { styled } from '#src/styles/stitches.ts';
import { TO_DO_ADDRESSES } from './metric-links.ts';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';

const Strip = styled('ul', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  '@phone': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$2' },
  '& a': {
    display: 'grid',
    gap: '$1',
    padding: '$4',
    borderRadius: '$card',
    background: '$sunken',
    color: '$ink3',
    fontSize: '$label',
    '@hover': { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '4px' } },
  },
  '& strong': {
    color: '$ink3',
    fontSize: '$title2',
    fontWeight: '$bold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-waits] strong': { color: '$ink' },
  '& [data-waits="late"] strong': { color: '$danger' },
});

/** To-do items that are overdue. */
const LATE: readonly string[] = ['lateLines', 'overdueLines', 'notReceived'];

/** Number of open tasks in the store, each linked to its rows. */
export const ToDoStrip = ({ toDo }: { toDo: SellerDashboard['toDo'] }) => (
  <Strip aria-label={text.toDoTitle}>
    {TO_DO.map((key) => (
      <li key={key}>
        <Link
          href={TO_DO_ADDRESSES[key]}
          {...(toDo[key] ? { 'data-waits': LATE.includes(key) ? 'late' : 'some' } : {})}
        >
          {text.toDo[key]}
          <strong>{text.count(formatNumber(toDo[key] ?? 0))}</strong>
        </Link>
      </li>
    ))}
  </Strip>
);
