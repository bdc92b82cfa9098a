import type { Activity } from '#domain/activity.ts';
import { formatDateTime, formatNumber } from '#domain/format.ts';
import type { Page } from '#domain/kit/page.ts';
import { paths } from '#src/lib/paths.ts';
import { levelText } from '#src/text/ko/level.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Amount, RowItem, Rows } from '#src/ui/rows.tsx';
import { EmptyState } from '#src/ui/states.tsx';

/** What earned activity points, newest first. */
export function ActivityList({ page, onGo }: { page: Page<Activity>; onGo: (page: number) => void }) {
  if (page.items.length === 0)
    return (
      <EmptyState title={levelText.empty} hint={levelText.emptyHint}>
        <ButtonLink href={paths.feeds()}>{levelText.emptyAction}</ButtonLink>
      </EmptyState>
    );
  return (
    <Stack gap={6}>
      <Rows>
        {page.items.map((row) => (
          <RowItem key={row.activityId}>
            <span>
              {row.description}
              <time dateTime={row.createdAt}>{formatDateTime(row.createdAt)}</time>
            </span>
            <Amount tone="plus">{levelText.earned(formatNumber(row.pointsEarned))}</Amount>
          </RowItem>
        ))}
      </Rows>
      <Pager page={page.page} totalPages={page.totalPages} onGo={onGo} />
    </Stack>
  );
}
