import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { readLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { toLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { done } from '#proof/entry.ts';
import { profileEntry } from '#proof/members/account/profile.proof.ts';
import { toBugReport } from '#src/inspector/bug-link/bug-report.ts';
import { deflate, inflate } from '#src/inspector/bug-link/deflate.ts';
import { maskEmbedded } from '#src/inspector/bug-link/mask-embedded.ts';
import { reportAbout, roleIn } from '#src/inspector/bug-link/report-about.ts';
import {
  fromReportAddress,
  LONGEST_ADDRESS,
  toReportAddress,
} from '#src/inspector/bug-link/report-address.ts';
import { NO_FAULTS } from '#src/inspector/faults/fault.ts';
import { createSource } from '#src/inspector/live/source.ts';
import { EMPTY_LOG, type LiveLog, type LoggedActor, type StepReport } from '#src/inspector/model/live-log.ts';
import { logToTest } from '#src/inspector/model/log-to-test.ts';
import { replayLog } from '#src/inspector/model/replay.ts';
import { profileRounds, watchSystem } from '../watch-system.ts';

const PAGE = 'https://shop.test/__inspector/report';
const SECRETS = [
  'tok-5f2c',
  'haru@sinbaljang.test',
  'dana@sinbaljang.test',
  '1234-1234',
  '1234 1234',
  '김하루',
  '걷는하루',
  'harukim',
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

const state = (context: unknown) => ({ value: 'ready', context, status: 'active' });
const actorWith = (machine: string, context: unknown): LoggedActor => {
  const parts = { at: 1, actor: 1, parent: null, name: machine, machine };
  return { ...parts, base: state(context), now: state(context) };
};
const stepWith = (seq: number, context: unknown): StepReport => {
  const parts = { kind: 'step', actor: 1, source: null, sender: null, taken: [], refusals: [] } as const;
  return { ...parts, ...state(context), seq, at: seq, event: { type: 'field.changed' }, cut: false };
};
/** A log with so many steps whose contexts cannot be compressed. */
const logOf = (steps: number, letters: number): LiveLog => ({
  ...EMPTY_LOG,
  actors: [actorWith('cart', null)],
  steps: Array.from({ length: steps }, (_, seq) => stepWith(seq, { noise: noise(letters) })),
});
const noise = (letters: number): string =>
  Array.from({ length: letters }, () =>
    String.fromCharCode(0xac00 + Math.floor(Math.random() * 11_000)),
  ).join('');
const aboutOf = (log: LiveLog, href = 'https://shop.test/cart') =>
  reportAbout({
    log,
    faults: { offline: true, faults: [{ id: 'f', call: '*', kind: 'slow', times: 1, delayMs: 5 }] },
    clockDays: 3,
    shop: { innerWidth: 390, innerHeight: 844, location: { href } },
  });

/** Report of a member whose data, typed words and addresses hold every kind of secret. */
async function secretReport() {
  const source = createSource(() => {}, { path: '/account' });
  const actor = createActor(profileEntry.machine);
  watchSystem(actor, source);
  actor.start();
  const member = { token: 'tok-5f2c', name: '김하루', nickname: '걷는하루', email: 'haru@sinbaljang.test' };
  actor.send(
    done('load', { ...Object(profileEntry.ports.load?.done), ...member, phoneNumber: '010-1234-1234' }),
  );
  const note = '문의는 dana@sinbaljang.test, 010 1234 1234로. Bearer tok-5f2c /reset?resetToken=tok-5f2c&a=b';
  actor.send({ type: 'note.written', note } as never);
  vi.advanceTimersByTime(100);
  const log = source.log();
  const href = 'https://shop.test/reset?token=tok-5f2c&email=haru@sinbaljang.test&nickname=harukim';
  return toBugReport({ log, about: aboutOf(log, href), pictures: [] }, 'https://shop.test');
}

describe('bug report', () => {
  it('holds no token, e-mail address, telephone number or name, neither as a file nor as an address', async () => {
    const { text, link } = await secretReport();
    const packed = await inflate(new URL(link?.address ?? '').hash.slice(1));
    expect(packed).toContain('"machine":"profile"');
    expect(text).toContain('note.written');
    for (const secret of SECRETS) {
      expect(text).not.toContain(secret);
      expect(packed).not.toContain(secret);
    }
    expect(text).toContain('&a=b');
  });

  it('tells build, role, page, window, clock and faults', () => {
    const log = { ...EMPTY_LOG, actors: [actorWith('session', { user: { userType: 'seller' } })] };
    expect(aboutOf(log)).toEqual({
      origin: 'inspector',
      savedAt: expect.any(Number),
      build: 'test',
      role: 'seller',
      page: '/cart',
      viewport: { width: 390, height: 844 },
      clockDays: 3,
      faults: { offline: true, faults: [{ call: '*', kind: 'slow', times: 1, delayMs: 5 }] },
    });
  });

  it('of a viewer without a shop window tells the page of the last load', () => {
    const log: LiveLog = { ...EMPTY_LOG, loads: [{ kind: 'load', seq: 1, at: 1, path: '/feeds' }] };
    const about = reportAbout({ log, faults: NO_FAULTS, clockDays: null, shop: null });
    expect(about).toMatchObject({ page: '/feeds', viewport: null, role: null });
  });

  it('without a member is of a guest', () => {
    expect(roleIn({ ...EMPTY_LOG, actors: [actorWith('session', { user: null })] })).toBe('guest');
  });
});

describe('texts of a report', () => {
  it('keep what the log has masked, and ids with digits', () => {
    const texts = ['vebs@hfqbkuvakt.twat', '01099892135', 'order-01012345678', '01012345678901'];
    expect(maskEmbedded(texts)).toEqual(texts);
  });

  it('have equal contacts replaced by equal ones of the same form', () => {
    const [one, other] = maskEmbedded(['a 010-1234-5678', 'b 010-1234-5678']);
    expect(one).toMatch(/^a 010-\d{4}-\d{4}$/);
    expect(one).not.toBe('a 010-1234-5678');
    expect(other).toBe(one?.replace('a', 'b'));
  });
});

describe('address of a report', () => {
  const fileOf = (log: LiveLog) => ({ log, about: aboutOf(log), pictures: [] });

  it('opens what was packed, with shared contexts', async () => {
    const source = createSource(() => {});
    profileRounds(3)(source);
    vi.advanceTimersByTime(100);
    const { text, link } = await toBugReport(fileOf(source.log()), 'https://shop.test');
    const opened = await fromReportAddress(new URL(link?.address ?? '').hash);
    const { log, about } = readLogFile(text) ?? {};
    expect(link?.isWhole).toBe(true);
    expect(opened?.about).toEqual(about);
    const charts = log?.actors.filter(({ machine }) => machine !== null) ?? [];
    expect(opened?.log.actors).toEqual(charts);
    expect(opened?.log.steps).toEqual(log?.steps.filter((step) => step.actor === charts[0]?.actor));
    const { contexts } = JSON.parse(await inflate(new URL(link?.address ?? '').hash.slice(1)));
    expect(new Set(contexts.map((one: unknown) => JSON.stringify(one))).size).toBe(contexts.length);
  });

  it('opens to a log that is replayed and becomes a test, with fewer steps too', async () => {
    const source = createSource(() => {});
    profileRounds(200)(source);
    vi.advanceTimersByTime(100);
    const link = await toReportAddress(fileOf(source.log()), `${PAGE}?${'x'.repeat(6_500)}`);
    const log = (await fromReportAddress(new URL(link?.address ?? '').hash))?.log ?? EMPTY_LOG;
    const { machine } = profileEntry;
    expect(link?.isWhole).toBe(false);
    const replayed = replayLog(log, (id) => (id === machine.id ? machine : undefined));
    expect(replayed).toMatchObject([{ steps: link?.steps, same: true }]);
    const [actor] = log.actors;
    expect(actor && logToTest(log, actor, machine)).toContain("expectRecorded('profile', BASE, STEPS)");
  });

  it('leaves out the oldest steps until it has at most 8 KB', async () => {
    const link = await toReportAddress(fileOf(logOf(60, 300)), PAGE);
    expect(link?.address.length).toBeLessThanOrEqual(LONGEST_ADDRESS);
    expect(link).toMatchObject({ isWhole: false });
    const opened = await fromReportAddress(new URL(link?.address ?? '').hash);
    expect(opened?.log.steps.map(({ seq }) => seq)).toContain(59);
    expect(opened?.log.steps).toHaveLength(link?.steps ?? 0);
    expect(opened?.log.dropped).toBe(60 - (link?.steps ?? 0));
  });

  it('is null if not even the last step fits', async () => {
    expect(await toReportAddress(fileOf(logOf(2, 9_000)), PAGE)).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['letters that are no compressed text', '#abc'],
  ])('with %s opens nothing', async (_, hash) => expect(await fromReportAddress(hash)).toBeNull());

  it('that is longer opens nothing, so that no short text of much data is unpacked', async () => {
    const file = toLogFile(EMPTY_LOG, { about: null, pictures: [] });
    const packed = (letters: number) => deflate(JSON.stringify({ file, contexts: [noise(letters)] }));
    expect(await fromReportAddress(await packed(10))).not.toBeNull();
    expect(await fromReportAddress(await packed(9_000))).toBeNull();
  });

  it('with another value than a report opens nothing', async () => {
    expect(await fromReportAddress(await deflate('{"file":{},"contexts":[]}'))).toBeNull();
  });
});
