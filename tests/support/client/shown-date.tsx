import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { dateField } from './date-fields.ts';

type Props = Partial<Parameters<typeof DateField>[0]>;

function Held({ told, ...props }: Props & { told: (value: string) => void }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <DateField
      label="시작일"
      {...props}
      value={value}
      onChange={({ target }) => {
        told(target.value);
        setValue(target.value);
      }}
    />
  );
}

/** Renders a date field that keeps its value, and returns what it tells. */
export function shown(props: Props = {}) {
  const told = vi.fn<(value: string) => void>();
  render(<Held {...props} told={told} />);
  return told;
}

/** Opens the calendar of the field. */
export async function openCalendar() {
  await dateField('시작일');
  await userEvent.click(screen.getByRole('button', { name: '시작일 달력 열기' }));
  return within(await screen.findByRole('dialog'));
}
