import { Fragment } from 'react';
import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { settingsText as text } from './settings.text.ts';

const { fields } = text;
const momentOf = (iso: string | null): string => (iso ? formatDateTime(iso) : text.none);

/** Fields of a setting as pairs of name and value. */
function pairsOf(row: SettingRow): readonly (readonly [name: string, value: string])[] {
  switch (row.key) {
    case 'notice':
      return [
        [fields.text, row.value.text || text.none],
        [fields.link, row.value.link ?? text.none],
        [fields.from, momentOf(row.value.from)],
        [fields.until, momentOf(row.value.until)],
      ];
    case 'maintenance':
      return [
        [text.cards.maintenance.title, row.value.isOn ? text.on : text.off],
        [fields.message, row.value.message || text.none],
        [fields.backAt, momentOf(row.value.until)],
      ];
    case 'reports':
      return [
        [fields.perHour, formatNumber(row.value.perHour)],
        [fields.hideAt, formatNumber(row.value.hideAt)],
        [fields.voices, formatNumber(row.value.voices)],
      ];
    case 'fee':
      return [[fields.basisPoints, String(row.value.basisPoints / 100)]];
    case 'blackout':
      return [[fields.hours, formatNumber(row.value.hours)]];
  }
}

/** Read-only view of a setting, for an edit conflict. */
export const SettingSummary = ({ row }: { row: SettingRow }) => (
  <Amounts>
    {pairsOf(row).map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Amounts>
);
