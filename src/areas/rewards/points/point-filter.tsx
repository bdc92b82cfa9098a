import type { FormEvent } from 'react';
import { POINT_TYPES } from '#domain/rewards/points.ts';
import type { PointFilter } from '#machines/rewards/points.machine.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { PeriodField } from '#src/ui/dates/period-field.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { NO_POINT_FILTER, pointPeriodOf } from './point-address.ts';
import { pointsText } from './points.text.ts';

const { filters: text } = pointsText;
const Bar = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  alignItems: 'end',
  gap: '$2',
  '@small': {
    gridTemplateColumns: '1fr',
  },
});

const KINDS = [
  { value: '', label: text.kinds.ALL },
  ...POINT_TYPES.map((value) => ({ value, label: text.kinds[value] })),
];

type PointFilterBarProps = {
  filter: PointFilter;
  /** Today in Seoul. */
  today: string;
  onChange: (filter: PointFilter) => void;
};

/** Filter of the transactions: type and period, or one order; with a button that clears it. */
export function PointFilterBar({ filter, today, onChange }: PointFilterBarProps) {
  const showAll = (
    <Button type="button" size="small" tone="ghost" onClick={() => onChange(NO_POINT_FILTER)}>
      {text.showAll}
    </Button>
  );
  if (filter.order)
    return (
      <Row spread>
        <Muted>{text.ofOrder}</Muted>
        {showAll}
      </Row>
    );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    onChange({
      order: null,
      kind: POINT_TYPES.find((type) => type === read('kind')) ?? null,
      period: pointPeriodOf(read('from'), read('to'), today),
    });
  };
  return (
    <>
      {/* A new key resets the fields to the address, also after Back. */}
      <Bar method="post" key={JSON.stringify(filter)} onSubmit={submit}>
        <SelectField name="kind" label={text.kind} defaultValue={filter.kind ?? ''} choices={KINDS} />
        <PeriodField
          label={text.period}
          labels={[text.from, text.to]}
          names={['from', 'to']}
          max={today}
          days={{ from: filter.period?.from ?? '', until: filter.period?.to ?? '' }}
        />
        <Button type="submit">{text.find}</Button>
      </Bar>
      {filter.kind || filter.period ? <Row css={{ justifyContent: 'end' }}>{showAll}</Row> : null}
    </>
  );
}
