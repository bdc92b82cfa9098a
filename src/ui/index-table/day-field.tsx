import { useEffect, useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Input } from '../forms/input.ts';

const Field = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$meta',
  color: '$ink3',
  whiteSpace: 'nowrap',
  '& input': { width: 'auto', minHeight: '44px', color: '$ink' },
  '@small': { display: 'grid', gap: '$1', '& input': { width: '100%' } },
});

type DayFieldProps = { label: string; day: string | null; onDay: (day: string | null) => void };

/** Date filter of a table; it reports only complete dates. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = day ?? '';
  }, [day]);
  const tell = () => {
    const typed = input.current?.value || null;
    if (typed !== day) onDay(typed);
  };
  return (
    <Field>
      {label}
      <Input ref={input} type="date" defaultValue={day ?? ''} onBlur={tell} />
    </Field>
  );
}

/** Number of days that narrow a table. */
export const activeDays = (...days: readonly (string | null)[]): number =>
  days.filter((day) => day !== null).length;
