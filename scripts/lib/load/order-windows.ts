// Windows of orders for one option, in batches and one by one in turn, and sales of few units to many buyers.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openPostgres } from '#server/db/open-database.ts';
import type { RunningShop } from '#server/start-shop.ts';
import { quantile } from '../mutation/callers.ts';
import { bringStock, orderLoad, stockOf } from './order-buyers.ts';

const isShort = process.argv.includes('--short');
export const CLIENTS = [64, 256] as const;
export const WINDOWS = isShort ? 1 : 5;
export const WINDOW_MS = 4_000;
/** More units of the option than all windows sell. */
export const PLENTY = 1_000_000;
const SALE = { buyers: 200, units: 50, rounds: isShort ? 2 : 20 };
/** Buyers that a shop needs for windows and sales. */
export const BUYERS = Math.max(SALE.buyers, ...CLIENTS);
const PROBE_MS = 50;

export const HEAD = ['what', 'orders', 'order p50 / p95', 'wait for the row p50 / p95', 'refused'] as const;

/** Where members order one option: the addresses of the processes that share them. */
export type Shop = {
  db: RunningShop['opened']['db'];
  bases: readonly string[];
  tokens: readonly string[];
  optionId: number;
};

export type Window = { rate: number; times: number[]; waits: number[]; refused: number };
export type Way = 'batches' | 'alone';

/** Waits for the row of an option again and again on a connection of its own, in ms, until `isOver`. */
async function probeRow(url: string, optionId: number, isOver: () => boolean): Promise<number[]> {
  const { db, close } = openPostgres(url, 1);
  const waits: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    // One that waits for longer than the limit of the shop counts with that time.
    await sql`select id from product_options where id = ${optionId} for update`.execute(db).catch(() => {});
    waits.push(performance.now() - began);
    await sleep(PROBE_MS);
  }
  await close();
  return waits;
}

/** Has buyers order for a time, each at one of the processes. */
async function orderAtAll({ bases, tokens, optionId }: Shop, ms: number, each: number) {
  const loads = await Promise.all(
    bases.map((base, place) => {
      const own = tokens.filter((_, index) => index % bases.length === place);
      return orderLoad({ base, tokens: own, optionId, ms, each });
    }),
  );
  const refused = loads.flatMap((one) => Object.values(one.refused));
  return {
    times: loads.flatMap(({ times }) => times),
    refused: refused.reduce((sum, count) => sum + count, 0),
  };
}

/** Measures one window of orders of this many clients. */
export async function window(shop: Shop, url: string, clients: number): Promise<Window> {
  let isOver = false;
  const probing = probeRow(url, shop.optionId, () => isOver);
  const began = performance.now();
  const own = { ...shop, tokens: shop.tokens.slice(0, clients) };
  const { times, refused } = await orderAtAll(own, WINDOW_MS, Number.MAX_SAFE_INTEGER);
  const rate = times.length / ((performance.now() - began) / 1_000);
  isOver = true;
  return { rate, times, waits: await probing, refused };
}

/** Measures windows in batches and one by one, in turn after one of each that does not count. */
export async function windowsInTurn(measure: (way: Way) => Promise<Window>): Promise<Record<Way, Window[]>> {
  const windows: Record<Way, Window[]> = { batches: [], alone: [] };
  for (let index = 0; index <= WINDOWS; index += 1)
    for (const way of ['batches', 'alone'] as const) {
      const measured = await measure(way);
      if (index > 0) windows[way].push(measured);
    }
  return windows;
}

const medianRate = (windows: readonly Window[]): number =>
  quantile(
    windows.map(({ rate }) => rate),
    0.5,
  );

const ms = (times: readonly number[], share: number): string => `${quantile(times, share).toFixed(1)} ms`;

/** Returns the row of windows under `HEAD`. */
function rowOf(what: string, windows: readonly Window[]): string[] {
  const times = windows.flatMap((one) => one.times);
  const waits = windows.flatMap((one) => one.waits);
  return [
    what,
    `${medianRate(windows).toFixed(0)} a second`,
    `${ms(times, 0.5)} / ${ms(times, 0.95)}`,
    `${ms(waits, 0.5)} / ${ms(waits, 0.95)}`,
    `${windows.reduce((total, one) => total + one.refused, 0)}`,
  ];
}

/** Returns three rows under `HEAD`: in batches, one by one, and the ratio of their medians. */
export const rowsOf = (what: string, { batches, alone }: Record<Way, Window[]>): string[][] => [
  rowOf(`${what}, in batches`, batches),
  rowOf(`${what}, one by one`, alone),
  [`${what}, ratio`, `${(medianRate(batches) / medianRate(alone)).toFixed(1)} times`, '', '', ''],
];

/**
 * More buyers than units, round after round. Returns the row under `HEAD`; the exit code is 1 unless
 * exactly the units are sold.
 */
export async function saleRow(name: string, shop: Shop): Promise<string[]> {
  let oversold = 0;
  let unsold = 0;
  const buyers = { ...shop, tokens: shop.tokens.slice(0, SALE.buyers) };
  for (let round = 0; round < SALE.rounds; round += 1) {
    await bringStock(shop.db, shop.optionId, SALE.units);
    const { times } = await orderAtAll(buyers, 600_000, 1);
    oversold += Math.max(0, times.length - SALE.units);
    unsold += await stockOf(shop.db, shop.optionId);
  }
  if (oversold + unsold > 0) process.exitCode = 1;
  const what = `${name}: ${SALE.buyers} buyers for ${SALE.units} units, ${SALE.rounds} rounds`;
  return [what, `${oversold} oversold`, `${unsold} unsold`, '', ''];
}

/** Prints a row of cells. */
export const printRow = ([what = '', ...cells]: readonly string[]): void =>
  console.log([what.padEnd(64), ...cells].join('  '));
