import { Link } from 'wouter';
import { actionLabel, targetLabel } from '#domain/admin/audit/audit-labels.ts';
import type { AuditEntry } from '#domain/admin/audit/audit-log.ts';
import { adminPaths, auditPath } from '#src/areas/admin/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import type { IndexColumn } from '#src/ui/index-table/index-column.ts';
import { tableTime } from '#src/ui/index-table/table-dates.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { auditText as text } from './audit.text.ts';
import { detailValue } from './detail-codes.ts';
import { detailWords } from './detail-words.text.ts';

const Pairs = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px $3',
  maxWidth: '360px',
  margin: 0,
  fontSize: '$meta',
  '& > div': { display: 'inline-flex', gap: '$1', minWidth: 0 },
  '& dt': { flex: 'none', color: '$ink3' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
const Narrow = styled(Link, {
  color: '$ink3',
  fontSize: '$meta',
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@small': { display: 'inline-block', padding: '10px 0', margin: '-10px 0' },
});

/** Admin page of each target type; other types have no link. */
const PLACES: Readonly<Record<string, (id: number) => string>> = {
  CAMPAIGN: (id) => `${adminPaths.coupons}?open=${id}`,
  POLICY: () => adminPaths.feedRewards,
  MEMBER: (id) => `${adminPaths.members}?open=${id}`,
  CASE: (id) => `${adminPaths.reports}?open=${id}`,
  FEED_REWARD: (id) => `${adminPaths.feedRewards}?open=${id}`,
  STORE: (id) => `${adminPaths.sellers}?open=${id}`,
  SETTING: () => adminPaths.settings,
  CATEGORY: () => adminPaths.settings,
};

/** Target types without an admin page, which link to their own entries of the log. */
const TRAIL_ONLY: readonly string[] = ['ORDER', 'CLAIM', 'REFUND'];

type Aim = Pick<AuditEntry, 'targetType' | 'targetId' | 'detail'>;

/** Address of the admin page of a target; none for a coupon of a store, which no page of administrators lists. */
const placeOf = ({ targetType, targetId, detail }: Aim): string | undefined =>
  targetType === 'CAMPAIGN' && detail.store ? undefined : PLACES[targetType]?.(targetId);

/** Link to the target of an audit entry, and one to all entries of that target. */
export function Target({ targetType, targetId, detail }: Aim) {
  const name = text.about(targetLabel(targetType), targetId);
  const trail = auditPath(targetType, targetId);
  const place = TRAIL_ONLY.includes(targetType) ? trail : placeOf({ targetType, targetId, detail });
  return (
    <Row css={{ gap: '$2' }}>
      {place ? <TextLink href={place}>{name}</TextLink> : <span>{name}</span>}
      {place === trail ? null : (
        <Narrow href={trail} aria-label={text.onlyOf(name)}>
          {text.only}
        </Narrow>
      )}
    </Row>
  );
}

/** Link to the member who acted in an audit entry, with the role; the shop for its own jobs. */
export function Who({ actor }: Pick<AuditEntry, 'actor'>) {
  if (!actor) return text.shop;
  const role = actor.role ? text.roles[actor.role] : null;
  return (
    <Row css={{ gap: '$2' }}>
      <TextLink href={`${adminPaths.members}?open=${actor.userId}`}>{actor.nickname ?? text.nobody}</TextLink>
      {role ? <Chip>{role}</Chip> : null}
    </Row>
  );
}

/** Beginning of a hash, which the panel shows whole; any other value as it is. */
const shortened = (value: string): string => value.replace(/^([0-9a-f]{8})[0-9a-f]{24,}$/, '$1…');

function Detail({ targetType, detail, requestId, isChained }: AuditEntry) {
  return (
    <>
      <Pairs>
        {Object.entries(detail).map(([name, value]) => (
          <div key={name}>
            <dt>{detailWords[name] ?? name}</dt>
            <dd>{value === null ? text.none : shortened(detailValue(targetType, value))}</dd>
          </div>
        ))}
        {requestId ? (
          <div>
            <dt>{text.request}</dt>
            <dd>{requestId}</dd>
          </div>
        ) : null}
      </Pairs>
      {isChained ? null : <Chip>{text.waiting}</Chip>}
    </>
  );
}

/** Columns of the audit log: action, member, target, details and time. */
export const COLUMNS: readonly IndexColumn<AuditEntry>[] = [
  { id: 'what', head: text.columns.what, isTitle: true, cell: ({ action }) => actionLabel(action) },
  { id: 'who', head: text.columns.who, small: 'bare', cell: (entry) => <Who {...entry} /> },
  {
    id: 'target',
    head: text.columns.target,
    small: 'bare',
    cell: (entry) => <Target {...entry} />,
  },
  {
    id: 'detail',
    head: text.columns.detail,
    small: 'line',
    cell: (entry) => <Detail {...entry} />,
  },
  { id: 'at', head: text.columns.at, small: 'mark', isOneLine: true, cell: ({ at }) => tableTime(at) },
];

/** Accessible name of an audit entry: action and target. */
export const nameOf = ({ action, targetType, targetId }: AuditEntry): string =>
  `${actionLabel(action)} ${text.about(targetLabel(targetType), targetId)}`;
