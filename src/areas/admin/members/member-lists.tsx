import type { ReactNode } from 'react';
import { actionLabel } from '#domain/admin/audit/audit-labels.ts';
import type { MemberDetail } from '#domain/admin/members/member-detail.ts';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import { badgeFaceOf } from '#domain/rewards/badge.ts';
import { AuditLink } from '#src/areas/admin/layout/audit-link.tsx';
import { styled } from '#src/styles/stitches.ts';
import { memberPanelText as text } from './member-panel.text.ts';
import { memberCodes } from './members.text.ts';

const Fold = styled('details', {
  borderTop: '1px solid $line',
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '44px',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '& small': { color: '$ink3', fontWeight: '$regular', fontVariantNumeric: 'tabular-nums' },
  },
  '& ul': { display: 'grid', gap: '$2', paddingBottom: '$4', fontSize: '$label' },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '$4' },
  '& li > span:first-child': { minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { flex: 'none', color: '$ink3', fontVariantNumeric: 'tabular-nums' },
});

type Line = { key: string | number; said: ReactNode; at: string };
const word = (code: string | null): string => (code ? (memberCodes[code] ?? code) : '');
const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Latest entries of each kind in collapsible sections; kinds without entries are left out. */
export const MemberLists = ({ member }: { member: MemberDetail }) => (
  <div>
    {linesOf(member)
      .filter(([, lines]) => lines.length > 0)
      .map(([name, lines]) => (
        <Fold key={name} open={name === 'memos'}>
          <summary>
            {text.lists[name]}
            <small>{formatNumber(lines.length)}</small>
          </summary>
          <ul>
            {lines.map(({ key, said, at }) => (
              <li key={key}>
                <span>{said}</span>
                <time dateTime={at}>{formatDateTime(at)}</time>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
  </div>
);

type List = [name: keyof typeof text.lists, lines: Line[]];

const linesOf = (member: MemberDetail): List[] => [
  [
    'memos',
    member.memos.map((memo) => ({ key: memo.memoId, said: joined(memo.text, memo.by), at: memo.at })),
  ],
  ...purchasesOf(member),
  ...postsOf(member),
  ...accountOf(member),
];

/** Orders and claims, and what the member received for them. */
const purchasesOf = (member: MemberDetail): List[] => [
  [
    'orders',
    member.orders.map(({ orderId, orderNo, status, amount, at }) => ({
      key: orderId,
      said: (
        <>
          {joined(orderNo, word(status), formatWon(amount))}{' '}
          <AuditLink type="ORDER" id={orderId} name={orderNo} />
        </>
      ),
      at,
    })),
  ],
  [
    'claims',
    member.claims.map(({ claimId, type, status, at }) => ({
      key: claimId,
      said: (
        <>
          {joined(word(type), word(status))}{' '}
          <AuditLink type="CLAIM" id={claimId} name={`${word(type)} ${claimId}`} />
        </>
      ),
      at,
    })),
  ],
  [
    'ledger',
    member.ledger.map(({ points, description, balanceAfter, at }, key) => ({
      key,
      said: joined(formatNumber(points), description, formatNumber(balanceAfter)),
      at,
    })),
  ],
  [
    'coupons',
    member.coupons.map(({ couponId, name, expiresAt }) => ({ key: couponId, said: name, at: expiresAt })),
  ],
  [
    'badges',
    member.badges.map(({ badgeType, at }) => ({
      key: badgeType,
      said: badgeFaceOf(badgeType).badgeName,
      at,
    })),
  ],
];

/** Content and votes of the member, and the report cases about it. */
const postsOf = (member: MemberDetail): List[] => [
  [
    'feeds',
    member.feeds.map(({ feedId, title, isHidden, at }) => ({
      key: feedId,
      said: joined(title, isHidden ? word('HIDDEN') : null),
      at,
    })),
  ],
  [
    'comments',
    member.comments.map(({ commentId, content, isHidden, at }) => ({
      key: commentId,
      said: joined(content, isHidden ? word('HIDDEN') : null),
      at,
    })),
  ],
  [
    'reviews',
    member.reviews.map(({ reviewId, title, status, at }) => ({
      key: reviewId,
      said: joined(title, word(status)),
      at,
    })),
  ],
  [
    'votes',
    member.votes.map(({ eventId, feedId, at }) => ({
      key: `${eventId}-${feedId}`,
      said: text.vote(eventId, feedId),
      at,
    })),
  ],
  [
    'cases',
    member.cases.map(({ caseId, targetType, state, decision, at }) => ({
      key: caseId,
      said: joined(targetType, state, decision),
      at,
    })),
  ],
];

/** Sessions, log-ins and consents of the member, and actions of administrators on the account. */
const accountOf = (member: MemberDetail): List[] => [
  [
    'sessions',
    member.sessions.map(({ sessionId, device, method, lastUsedAt }) => ({
      key: sessionId,
      said: joined(device, word(method)),
      at: lastUsedAt,
    })),
  ],
  [
    'logIns',
    member.logIns.map(({ at, outcome, method, device }, key) => ({
      key,
      said: joined(word(outcome), word(method), device),
      at,
    })),
  ],
  [
    'consents',
    member.consents.map(({ document, version, agreed, at }) => ({
      key: document,
      said: joined(document, version, agreed ? text.agreed : text.refused),
      at,
    })),
  ],
  [
    'audit',
    member.audit.map(({ entryId, action, by, at }) => ({
      key: entryId,
      said: joined(actionLabel(action), by),
      at,
    })),
  ],
];
