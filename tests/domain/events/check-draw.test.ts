// Size: every way to forge a draw stands beside the others.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BEACON, roundAfter } from '#domain/events/draw/beacon.ts';
import { checkDraw, type TickName } from '#domain/events/draw/check-draw.ts';
import { linesOf } from '#domain/events/draw/draw.ts';
import { type DrawFile, fingerprintOf } from '#domain/events/draw/draw-file.ts';
import { fromHex, sha256 } from '#domain/events/draw/hashes.ts';
import { drawOfSeven, entrants, hashOf } from './draws.ts';

const FROZEN = '2026-11-22T15:00:00.000Z';
const signature = '8f'.repeat(48);
const withBeacon = async (): Promise<DrawFile> =>
  drawOfSeven({
    beacon: {
      chain: BEACON.chain,
      round: roundAfter(new Date(FROZEN)),
      randomness: await sha256(fromHex(signature)),
      signature,
    },
  });

const brokenIn = async (content: unknown): Promise<TickName[]> =>
  (await checkDraw(content)).ticks.filter(({ state }) => state === 'broken').map(({ name }) => name);

/** What a forger does who knows how the file is sealed. */
const sealedAgain = async (file: DrawFile): Promise<DrawFile> => ({
  ...file,
  fingerprint: await fingerprintOf(file),
});

describe('checkDraw', () => {
  it('returns "verified" with public randomness and "weak" without', async () => {
    const verified = await checkDraw(await withBeacon());
    expect(verified.state).toBe('verified');
    expect(verified.ticks.every(({ state }) => state === 'holds')).toBe(true);
    const weak = await checkDraw(await drawOfSeven());
    expect(weak.state).toBe('weak');
    expect(weak.ticks.filter(({ state }) => state !== 'holds')).toEqual([{ name: 'beacon', state: 'weak' }]);
  });

  it('accepts a file with its fields in another order, as a database returns them', async () => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, inner]) => [key, turned(inner)]),
            )
          : value;
    expect((await checkDraw(turned(await withBeacon()))).state).toBe('verified');
  });

  it.each([null, 1, 'draw', [], {}, { format: 'sinbaljang-draw-1' }])(
    'returns "broken" for %j',
    async (content) => {
      const { state, ticks, file } = await checkDraw(content);
      expect([state, ticks.length, file]).toEqual(['broken', 6, null]);
      expect(ticks.every((tick) => tick.state === 'broken')).toBe(true);
    },
  );

  it.each([0, 1, 2, 1_000])('verifies %i entries', async (count) => {
    const file = await drawOfSeven({ lines: linesOf(entrants(count)), passed: [] }, [
      { purpose: 'random', among: null, take: 5 },
      { purpose: 'pairs', among: null, take: count },
    ]);
    expect((await checkDraw(file)).state).toBe('weak');
    expect(file.pairs).toHaveLength(Math.ceil(count / 2));
  });

  it('returns "broken" if any byte is changed', async () => {
    const whole = JSON.stringify(await withBeacon());
    const missed: string[] = [];
    for (let at = 0; at < whole.length; at += 1) {
      const byte = whole[at] ?? '';
      const other = byte === '1' ? '2' : '1';
      const changed = whole.slice(0, at) + other + whole.slice(at + 1);
      let content: unknown;
      try {
        content = JSON.parse(changed);
      } catch {
        continue;
      }
      if ((await brokenIn(content)).length === 0) missed.push(`${at}: ${byte} > ${other}`);
    }
    expect(missed).toEqual([]);
  }, 60_000);

  it('returns "broken" if a byte is changed and the hash recomputed, except for the event number', async () => {
    const file = await withBeacon();
    const fields = [
      'seed',
      'seedCommit',
      'lines',
      'entrantsHash',
      'key',
      'frozenAt',
      'beacon',
      'draws',
      'pairs',
      'passed',
    ];
    const missed: string[] = [];
    for (const field of fields as (keyof DrawFile)[]) {
      const whole = JSON.stringify(file[field]);
      for (let at = 0; at < whole.length; at += 1) {
        const byte = whole[at] ?? '';
        if (!/[0-9a-f]/.test(byte)) continue;
        const other = byte === '1' ? '2' : '1';
        const changed = { ...file, [field]: JSON.parse(whole.slice(0, at) + other + whole.slice(at + 1)) };
        const forged = await sealedAgain(changed).catch(() => changed);
        if ((await brokenIn(forged)).length === 0) missed.push(`${field} ${at}: ${byte} > ${other}`);
      }
    }
    // A moment earlier or later of the same round is the same draw.
    expect(missed.filter((line) => !line.startsWith('frozenAt'))).toEqual([]);
  }, 60_000);

  const change = async (turn: (file: DrawFile) => Partial<DrawFile>): Promise<TickName[]> => {
    const file = await withBeacon();
    return brokenIn(await sealedAgain({ ...file, ...turn(file) }));
  };

  it('names the failed check, even if the hash was recomputed', async () => {
    expect(await change(() => ({ seed: hashOf('another') }))).toEqual(['commit', 'scores', 'winners']);
    expect(await change(({ lines }) => ({ lines: lines.replace(/^7:.*\n/m, '') }))).toContain('entrants');
    expect(await change(() => ({ entrantsHash: hashOf('another') }))).toEqual(['entrants']);
    expect(await change(() => ({ key: hashOf('another') }))).toEqual(['scores']);
    expect(await change(() => ({ pairs: null }))).toEqual(['winners']);
    expect(await change(({ pairs }) => ({ pairs: pairs?.toReversed() ?? null }))).toEqual(['winners']);
    expect(await change(() => ({ passed: [3, 3] }))).toContain('entrants');
    expect(await change(() => ({ passed: [8] }))).toContain('entrants');
    expect(await change(({ votes }) => ({ votes: { ...votes, out: [4, 13] } }))).toContain('entrants');
    expect(
      await change(({ beacon }) => ({ beacon: beacon && { ...beacon, round: beacon.round + 1 } })),
    ).toEqual(['beacon']);
  });

  it('detects an entry moved to the front, a missing entry, and too few winners', async () => {
    const random = (file: DrawFile) => file.draws[0] ?? expect.fail('no draw');
    const inFront = await change((file) => ({
      draws: file.draws.map((draw, at) =>
        at === 0 ? { ...draw, winners: draw.winners.toReversed() } : draw,
      ),
    }));
    expect(inFront).toEqual(['winners']);
    const short = await change((file) => ({
      draws: [{ ...random(file), winners: random(file).winners.slice(1) }, ...file.draws.slice(1)],
    }));
    expect(short).toEqual(['winners']);
    const wrongScore = await change((file) => ({
      draws: [
        { ...random(file), winners: random(file).winners.map((one) => ({ ...one, score: hashOf('mine') })) },
        ...file.draws.slice(1),
      ],
    }));
    expect(wrongScore).toEqual(['scores']);
    const chosenFew = await change((file) => ({
      draws: [{ ...random(file), among: [1, 2] }, ...file.draws.slice(1)],
    }));
    expect(chosenFew).toContain('entrants');
    const pairsOfFew = await change((file) => ({
      draws: file.draws.map((draw) =>
        draw.purpose === 'pairs' ? { ...draw, take: 4, winners: draw.winners.slice(0, 4) } : draw,
      ),
      pairs: file.pairs?.slice(0, 2) ?? null,
    }));
    expect(pairsOfFew).toEqual(['winners']);
  });

  it('expects the first beacon round ten minutes after the list was fixed', () => {
    const began = BEACON.beganAt * 1_000;
    expect(roundAfter(new Date(began - 600_000))).toBe(1);
    expect(roundAfter(new Date(began - 600_000 + 1))).toBe(2);
    expect(roundAfter(new Date(began))).toBe(201);
  });
});

describe('npm run draw:verify', () => {
  const run = promisify(execFile);
  const verify = async (content: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'draw-'));
    const path = join(folder, 'draw.json');
    await writeFile(path, content);
    const told = await run('npx', ['tsx', 'scripts/draw-verify.ts', path]).then(
      ({ stdout }) => ({ code: 0, told: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        told: error.stdout + error.stderr,
      }),
    );
    await rm(folder, { recursive: true });
    return told;
  };

  it('reports what a file proves, and exits with 1 if it is broken', async () => {
    const file = await drawOfSeven();
    const weak = await verify(JSON.stringify(file));
    expect(weak.code).toBe(0);
    expect(weak.told).toContain('운영자가 참여자 명단을 조작하지 않았다는 것까지는 증명하지 못해요');
    expect(weak.told).toContain(file.seedCommit);
    const broken = await verify(JSON.stringify({ ...file, seed: hashOf('another') }));
    expect(broken.code).toBe(1);
    expect(broken.told).toContain('[!!] the seed');
    expect((await verify('{')).code).toBe(1);
  }, 60_000);
});
