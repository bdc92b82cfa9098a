import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarOf } from '#server/events/calendar/calendar-file.ts';
import { publicEvent } from '../../support/events/events.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

const fileOf = async (id: number | string) => {
  const { statusCode, headers, body } = await shop.app.inject({ url: `/api/events/${id}/calendar.ics` });
  return { status: statusCode, type: headers['content-type'], body };
};

it('GET calendar.ics has the days of the event and of its announcement', async () => {
  const id = await publicEvent(shop, { title: '겨울, 산책; 함께' });
  const { status, type, body } = await fileOf(id);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  const lines = body.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', expect.stringMatching(/^PRODID:/)]);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  const all = (name: string) => lines.filter((line) => line.startsWith(name));
  // The last day is included: the end date of iCalendar is the day after.
  expect(all('DTSTART')).toEqual(['DTSTART;VALUE=DATE:20261121', 'DTSTART;VALUE=DATE:20261210']);
  expect(all('DTEND')).toEqual(['DTEND;VALUE=DATE:20261206', 'DTEND;VALUE=DATE:20261211']);
  expect(all('SUMMARY')).toEqual(['SUMMARY:겨울\\, 산책\\; 함께', 'SUMMARY:겨울\\, 산책\\; 함께 결과 발표']);
  expect(all('URL')[0]).toBe(`URL:https://shop.example/events/${id}`);
  expect(new Set(all('UID')).size).toBe(2);
});

it('GET calendar.ics returns 404 for an event that is not public', async () => {
  const draft = await publicEvent(shop, { state: 'DRAFT' });
  for (const id of [draft, 999_999_999, 'x', '1e3']) expect((await fileOf(id)).status).toBe(404);
});

it('GET calendar.ics folds long lines, and no text can add a line', () => {
  const days = { startDate: '2026-12-31', endDate: '2026-12-31', announcementDate: null };
  const description = `${'가나다 '.repeat(100)}\r\nEND:VEVENT\nATTACH:x\u0007\\`;
  const event = {
    id: 1,
    title: '끝',
    description,
    ...days,
    updatedAt: new Date('2026-11-21T03:04:05.678Z'),
  };
  const text = calendarOf(event, 'https://shop.example');
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => /^(END:VEVENT|ATTACH)/.test(line))).toEqual(['END:VEVENT']);
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261121T030405Z');
  expect(text.replaceAll('\r\n ', '')).toContain('\\nEND:VEVENT\\nATTACH:x \\\\');
});
