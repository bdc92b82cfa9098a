import { PeriodField } from '../dates/period-field.tsx';

type PeriodFilterProps = {
  label: string;
  /** Labels of the first and the last day. */
  labels: readonly [string, string];
  from: string | null;
  until: string | null;
  onPeriod: (from: string | null, until: string | null) => void;
};

/** Filter of a table by first and last day; it reports only complete dates, once they are chosen. */
export const PeriodFilter = ({ label, labels, from, until, onPeriod }: PeriodFilterProps) => (
  <PeriodField
    inline
    label={label}
    labels={labels}
    days={{ from: from ?? '', until: until ?? '' }}
    onDone={(days) => onPeriod(days.from || null, days.until || null)}
  />
);

/** Number of days that narrow a table. */
export const activeDays = (...days: readonly (string | null)[]): number =>
  days.filter((day) => day !== null).length;
