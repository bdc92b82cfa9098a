import type { EventResult, ResultWinner } from '#domain/events/results/result.ts';
import { conditionWords } from '#domain/events/reward.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { eventResultsText } from './event-results.text.ts';

const text = eventResultsText.winners;
type Props = {
  result: EventResult;
  /** Null before the announcement, when prizes can still be recalculated. */
  onRevoke: ((winner: ResultWinner) => void) | null;
};

/** Winners with their prizes and payout state. */
export function Winners({ result: { resultDetails, participants }, onRevoke }: Props) {
  return (
    <Stack gap={3} as="section">
      <SectionTitle>{text.title}</SectionTitle>
      {resultDetails.length === 0 ? <Muted>{text.none}</Muted> : null}
      <Rows>
        {resultDetails.map((winner) => (
          <WinnerRow key={winner.id} winner={winner} onRevoke={onRevoke} />
        ))}
      </Rows>
      {participants > 0 ? <Muted>{text.participants(formatNumber(participants))}</Muted> : null}
    </Stack>
  );
}

function prizesOf({ pointsEarned, badgePointsEarned, couponDescription }: ResultWinner): string {
  return [
    ...(pointsEarned > 0 ? [text.prize.points(formatNumber(pointsEarned))] : []),
    ...(badgePointsEarned > 0 ? [text.prize.badgePoints(formatNumber(badgePointsEarned))] : []),
    ...(couponDescription ? [couponDescription] : []),
  ].join(', ');
}

const paidWords = ({ rewardProcessed, failure }: ResultWinner): string =>
  failure ? text.failed : rewardProcessed ? text.paid : text.unpaid;

function WinnerRow({ winner, onRevoke }: { winner: ResultWinner; onRevoke: Props['onRevoke'] }) {
  const { condition, userName, entryNo, voteCount, feedTitle, revokedReason, replaces } = winner;
  const facts = [
    ...(feedTitle ? [feedTitle] : []),
    text.votes(formatNumber(voteCount)),
    ...(entryNo === null ? [] : [text.entryNo(formatNumber(entryNo))]),
  ];
  return (
    <RowItem>
      <Stack gap={2}>
        <strong>{text.row(conditionWords(condition), userName)}</strong>
        <Muted>{facts.join(', ')}</Muted>
        <span>{prizesOf(winner)}</span>
        {replaces === null ? null : <Muted>{text.moved}</Muted>}
        {revokedReason ? <Muted>{text.revoked(revokedReason)}</Muted> : null}
      </Stack>
      {revokedReason ? null : (
        <Row css={{ flex: 'none', justifyContent: 'flex-end' }}>
          <Chip>{paidWords(winner)}</Chip>
          {onRevoke ? (
            <Button
              type="button"
              size="small"
              aria-label={text.revokeOf(userName)}
              onClick={() => onRevoke(winner)}
            >
              {text.revoke}
            </Button>
          ) : null}
        </Row>
      )}
    </RowItem>
  );
}
