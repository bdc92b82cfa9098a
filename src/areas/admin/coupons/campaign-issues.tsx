import type { CouponIssue, Segment } from '#domain/admin/coupons/segment-endpoints.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { Button } from '#src/ui/button.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { couponsText } from './coupons.text.ts';

const text = couponsText.issues;

type Props = {
  issues: readonly CouponIssue[];
  isStale: boolean;
  /** Null if the campaign cannot issue coupons now. */
  onGive: ((segment: Segment | null) => void) | null;
};

/** Bulk issues of a campaign with their progress. */
export function CampaignIssues({ issues, isStale, onGive }: Props) {
  const isGiving = issues.some(({ state }) => state === 'RUNNING');
  return (
    <Stack gap={3}>
      <SectionTitle>{text.title}</SectionTitle>
      {onGive ? (
        <Row>
          <Button type="button" size="small" disabled={isGiving} onClick={() => onGive(null)}>
            {couponsText.giveMany}
          </Button>
        </Row>
      ) : (
        <Muted>{text.held}</Muted>
      )}
      {isStale ? <Muted role="status">{text.stale}</Muted> : null}
      {issues.length === 0 ? <Muted>{text.none}</Muted> : null}
      {issues.map((issue) => (
        <Issue key={issue.issueId} issue={issue} onAgain={isGiving ? null : onGive} />
      ))}
    </Stack>
  );
}

type IssueProps = { issue: CouponIssue; onAgain: ((segment: Segment) => void) | null };

function Issue({ issue, onAgain }: IssueProps) {
  const { state, total, issued, skipped, segment, by, createdAt } = issue;
  return (
    <Stack gap={2}>
      <Row spread>
        <Chip>{couponsText.issueStates[state]}</Chip>
        <Muted>{text.by(by ?? couponsText.unknown, formatDateTime(createdAt))}</Muted>
      </Row>
      {state === 'RUNNING' ? (
        <ProgressBar
          label={text.progress}
          percent={total === 0 ? 100 : Math.floor(((issued + skipped) * 100) / total)}
        />
      ) : null}
      <p>{text.done(formatNumber(issued), formatNumber(skipped), formatNumber(total))}</p>
      {state === 'STOPPED' ? <Muted>{text.stopped}</Muted> : null}
      {state === 'STOPPED' && onAgain ? (
        <Row>
          <Button type="button" size="small" onClick={() => onAgain(segment)}>
            {couponsText.giveAgain}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
}
