import { seoulDay } from '#domain/kit/time/time.ts';

type CalendarEvent = {
  id: number;
  title: string;
  description: string;
  startDate: string;
  endDate: string;
  announcementDate: string | null;
  updatedAt: Date;
};

const DAY_MS = 86_400_000;
/** Octets of a line (RFC 5545); longer ones are folded. */
const LINE = 75;

/** Escapes special characters of a calendar text and removes control characters. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

function folded(line: string): string {
  let [all, octets] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE) {
      all += '\r\n ';
      octets = 1;
    }
    all += letter;
    octets += size;
  }
  return all;
}

const plain = (day: string): string => day.replaceAll('-', '');
/** Returns the next day, as the end of all-day entries is exclusive. */
const dayAfter = (day: string): string => seoulDay(new Date(Date.parse(`${day}T00:00:00+09:00`) + DAY_MS));
const momentOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** Builds the calendar (RFC 5545) of an event and its announcement; days are in Asia/Seoul. */
export function calendarOf(event: CalendarEvent, shop: string): string {
  const url = `${shop}/events/${event.id}`;
  const host = new URL(shop).hostname;
  const entry = (name: string, title: string, [first, last]: readonly [string, string]) => [
    'BEGIN:VEVENT',
    `UID:event-${event.id}-${name}@${host}`,
    `DTSTAMP:${momentOf(event.updatedAt)}`,
    `DTSTART;VALUE=DATE:${plain(first)}`,
    `DTEND;VALUE=DATE:${plain(dayAfter(last))}`,
    `SUMMARY:${escaped(title)}`,
    ...(name === 'days' && event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const { announcementDate: told } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//sinbaljang//events//KO',
    ...entry('days', event.title, [event.startDate, event.endDate]),
    ...(told ? entry('result', `${event.title} 결과 발표`, [told, told]) : []),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
