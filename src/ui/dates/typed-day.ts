/** Year, month and day with something between them (also the Korean words), or as eight digits; then perhaps a time. */
const TYPED =
  /^(\d{4})(?:\s*[-./\uB144]\s*(\d{1,2})\s*[-./\uC6D4]\s*(\d{1,2})\s*[.\uC77C]?|(\d\d)(\d\d))(?:[\sT]+(\d{1,2}):(\d{2}))?$/;

/**
 * Returns the ISO day of typed text such as `1990-01-31`, `1990. 1. 31.` or `19900131`, with a time `yyyy-MM-ddTHH:mm`
 * (midnight if none is typed); '' for anything else, such as a day that no month has.
 */
export function typedDay(text: string, withTime = false): string {
  const parts = TYPED.exec(text.normalize('NFKC').trim()) ?? [];
  const [, year, month, day, closeMonth = '', closeDay = '', hour = '0', minute = '00'] = parts;
  const iso = `${year}-${(month ?? closeMonth).padStart(2, '0')}-${(day ?? closeDay).padStart(2, '0')}`;
  const at = new Date(`${iso}T00:00Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso) return '';
  if (!withTime) return iso;
  return Number(hour) < 24 && Number(minute) < 60 ? `${iso}T${hour.padStart(2, '0')}:${minute}` : '';
}
