import type { ComponentType } from 'react';
import type { SettingKey } from '#domain/kit/shop-settings.ts';
import type { SettingValues } from '#machines/admin/settings/setting-form.model.ts';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { CountedField } from '#src/ui/numbers/counted-field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { settingsText } from './settings.text.ts';

const text = settingsText.fields;

type TextName = Exclude<keyof SettingValues, 'isOn'>;
export type FieldsProps = {
  values: SettingValues;
  problemOf: (name: TextName) => string | undefined;
  onChange: (change: Partial<SettingValues>) => void;
};

/** Props of a text field. */
const at = ({ values, problemOf, onChange }: FieldsProps, name: TextName) => ({
  value: values[name],
  problem: problemOf(name),
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
});

const Notice = (props: FieldsProps) => (
  <>
    <TextField label={text.text} maxLength={100} {...at(props, 'text')} />
    <TextField label={text.link} hint={text.linkHint} {...at(props, 'link')} />
    <DateField label={text.from} withTime {...at(props, 'from')} />
    <DateField label={text.until} withTime {...at(props, 'until')} />
  </>
);

const Maintenance = (props: FieldsProps) => (
  <>
    <Checkbox checked={props.values.isOn} onChange={({ target }) => props.onChange({ isOn: target.checked })}>
      {text.isOn}
    </Checkbox>
    <TextArea label={text.message} {...at(props, 'message')} />
    <DateField label={text.backAt} withTime {...at(props, 'until')} />
  </>
);

const Reports = (props: FieldsProps) => (
  <>
    <CountedField label={text.perHour} unit={numbersText.reports} {...at(props, 'perHour')} />
    <CountedField label={text.hideAt} unit={numbersText.score} {...at(props, 'hideAt')} />
    <CountedField label={text.voices} unit={numbersText.people} {...at(props, 'voices')} />
  </>
);

/** Fields component of each setting. */
export const FIELDS: Readonly<Record<SettingKey, ComponentType<FieldsProps>>> = {
  notice: Notice,
  maintenance: Maintenance,
  reports: Reports,
  fee: (props) => (
    <NumberField
      label={text.basisPoints}
      unit={numbersText.percent}
      inputMode="decimal"
      {...at(props, 'basisPoints')}
    />
  ),
  blackout: (props) => <CountedField label={text.hours} unit={numbersText.hours} {...at(props, 'hours')} />,
};
