import type { SettingForm, SettingRow } from '#domain/admin/settings/shop-settings.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { SETTINGS } from '#domain/kit/shop-settings.ts';

/** Typed fields of all settings; each setting uses some of them. */
export type SettingValues = {
  text: string;
  link: string;
  /** Minutes in Seoul in the format of `datetime-local`: 2026-11-23T09:30. */
  from: string;
  until: string;
  isOn: boolean;
  message: string;
  perHour: string;
  hideAt: string;
  voices: string;
  /** Percent with at most two decimals. */
  basisPoints: string;
  hours: string;
};

const BLANK: SettingValues = {
  text: '',
  link: '',
  from: '',
  until: '',
  isOn: false,
  message: '',
  perHour: '',
  hideAt: '',
  voices: '',
  basisPoints: '',
  hours: '',
};

const SEOUL_OFFSET = 9 * 60 * 60 * 1000;
const typedMoment = (iso: string | null): string =>
  iso ? new Date(Date.parse(iso) + SEOUL_OFFSET).toISOString().slice(0, 16) : '';

/** ISO time of a typed minute; text that is no time is returned unchanged, so that the rules refuse it. */
function momentOf(typed: string): string | null {
  if (typed === '') return null;
  const at = new Date(`${typed}:00+09:00`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}
const wholeOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
/**
 * Basis points of a typed percent: 10.25 gives 1,025. More than two decimals stay a fraction, which the rules refuse.
 */
const pointsOf = (typed: string): number => Math.round(wholeOf(typed) * 10_000) / 100;

/** Form values of a setting. */
export function typedOf(row: SettingRow): SettingValues {
  switch (row.key) {
    case 'notice': {
      const { text, link, from, until } = row.value;
      return { ...BLANK, text, link: link ?? '', from: typedMoment(from), until: typedMoment(until) };
    }
    case 'maintenance': {
      const { isOn, message, until } = row.value;
      return { ...BLANK, isOn, message, until: typedMoment(until) };
    }
    case 'reports': {
      const { perHour, hideAt, voices } = row.value;
      return { ...BLANK, perHour: String(perHour), hideAt: String(hideAt), voices: String(voices) };
    }
    case 'fee':
      return { ...BLANK, basisPoints: String(row.value.basisPoints / 100) };
    case 'blackout':
      return { ...BLANK, hours: String(row.value.hours) };
  }
}

/** Request body; the version is the one that was read. */
export function settingOf(values: SettingValues, { key, version }: SettingRow): SettingForm {
  switch (key) {
    case 'notice': {
      const { text, link, from, until } = values;
      const shown = { from: momentOf(from), until: momentOf(until) };
      return { key, version, value: { text, link: link.trim() || null, ...shown } };
    }
    case 'maintenance': {
      const { isOn, message, until } = values;
      return { key, version, value: { isOn, message, until: momentOf(until) } };
    }
    case 'reports': {
      const { perHour, hideAt, voices } = values;
      const value = { perHour: wholeOf(perHour), hideAt: wholeOf(hideAt), voices: wholeOf(voices) };
      return { key, version, value };
    }
    case 'fee':
      return { key, version, value: { basisPoints: pointsOf(values.basisPoints) } };
    case 'blackout':
      return { key, version, value: { hours: wholeOf(values.hours) } };
  }
}

/** Problems that prevent saving, by the schema of the server. */
export function settingProblems(values: SettingValues, row: SettingRow): FieldProblem[] {
  const { key, value } = settingOf(values, row);
  return problemsOf(SETTINGS[key], value);
}
