import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import type { Activity } from '#domain/rewards/activity.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { Amount, RowItem } from '#src/ui/layout/rows.tsx';

/** Row of one activity with its points. */
export const ActivityRow = ({ activity }: { activity: Activity }) => (
  <RowItem>
    <span>
      {activity.description}
      <time dateTime={activity.createdAt}>{formatDateTime(activity.createdAt)}</time>
    </span>
    <Amount tone="plus">{levelText.earned(formatNumber(activity.pointsEarned))}</Amount>
  </RowItem>
);
