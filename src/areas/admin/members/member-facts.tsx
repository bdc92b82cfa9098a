import type { MemberDetail, MemberPersonal } from '#domain/admin/members/member-detail.ts';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { memberPanelText as text } from './member-panel.text.ts';
import { membersText } from './members.text.ts';

const Facts = styled('dl', {
  display: 'grid',
  gap: '$1',
  fontSize: '$label',
  '& > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '$3' },
  '& dt': { color: '$ink3' },
  '& dd': { overflowWrap: 'anywhere' },
});

const dayOf = (iso: string | null): string => (iso ? formatDateTime(iso) : text.none);

/** List of names and values. */
const Pairs = ({ pairs }: { pairs: readonly (readonly [name: string, value: string])[] }) => (
  <Facts>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

function meansOf({ hasPassword, hasMfa, passkeys, socials }: MemberDetail): string {
  const means = [
    ...(hasPassword ? [text.means.password] : []),
    ...(hasMfa ? [text.means.mfa] : []),
    ...(passkeys > 0 ? [text.means.passkeys(formatNumber(passkeys))] : []),
    ...socials,
  ];
  return means.join(', ') || text.none;
}

/** Facts of a member without contact data. */
export const MemberFacts = ({ member }: { member: MemberDetail }) => (
  <Pairs
    pairs={[
      [text.facts.id, String(member.userId)],
      [text.facts.email, member.email || text.none],
      [text.facts.role, membersText.roles[member.role]],
      [text.facts.state, membersText.states[member.state]],
      [text.facts.level, member.level],
      [text.facts.points, formatNumber(member.points)],
      [text.facts.joined, dayOf(member.joinedAt)],
      [text.facts.seen, dayOf(member.seenAt)],
      [text.facts.verified, dayOf(member.emailVerifiedAt)],
      [text.facts.phone, dayOf(member.phoneVerifiedAt)],
      [text.facts.means, meansOf(member)],
      ...(member.withdrawnAt ? [[text.facts.withdrawn, dayOf(member.withdrawnAt)] as const] : []),
    ]}
  />
);

/** Contact data of a member, shown after a reason was given. */
export const MemberReached = ({ personal }: { personal: MemberPersonal }) => (
  <Pairs
    pairs={[
      [text.personal.email, personal.email],
      [text.personal.name, personal.name],
      [text.personal.phone, personal.phone || text.none],
      [text.personal.birthDate, personal.birthDate ?? text.none],
      ...personal.addresses.map(
        ({ recipientName, recipientPhone, zipCode, addressLine1, addressLine2 }, index) =>
          [
            `${text.personal.address} ${index + 1}`,
            `${recipientName} ${recipientPhone} (${zipCode}) ${addressLine1} ${addressLine2}`,
          ] as const,
      ),
    ]}
  />
);

const COUNTED = ['claims', 'coupons', 'badges', 'feeds', 'comments', 'reviews', 'votes', 'reports'] as const;

/** Number of orders, posts and other things of a member. */
export const MemberCounted = ({ counts }: { counts: MemberDetail['counts'] }) => (
  <Tiles>
    <Tile>
      <dt>{text.counts.orders}</dt>
      <dd>{formatNumber(counts.orders)}</dd>
    </Tile>
    <Tile>
      <dt>{text.bought}</dt>
      <dd>{formatWon(counts.ordersWon)}</dd>
    </Tile>
    {COUNTED.map((name) => (
      <Tile key={name}>
        <dt>{text.counts[name]}</dt>
        <dd>{formatNumber(counts[name])}</dd>
      </Tile>
    ))}
  </Tiles>
);
