import type { ReportFile } from '#domain/problem-reports/report-file.ts';
import type { TestShop } from '../server/server.ts';

type Caller = ReturnType<TestShop['as']>;

const AT = 1_790_000_000_000;
const loading = { value: 'loading', context: {}, status: 'active' } as const;
const ready = {
  value: { loaded: 'filled' },
  context: { page: 'object(4)', error: 'null' },
  status: 'active',
} as const;

/** File with one step and one failed call. */
export const REPORT_FILE: ReportFile = {
  format: 'sinbaljang-log',
  version: 2,
  about: {
    origin: 'customer',
    savedAt: AT,
    build: '0123456789ab',
    role: 'user',
    page: '/products/{id}',
    viewport: { width: 390, height: 844 },
    clockDays: null,
    faults: null,
  },
  pictures: [],
  dropped: 0,
  actors: [
    {
      at: AT,
      actor: 1,
      parent: null,
      name: 'product',
      machine: 'product',
      base: { ...loading },
      now: { ...ready },
    },
  ],
  steps: [
    {
      ...ready,
      kind: 'step',
      seq: 3,
      at: AT,
      actor: 1,
      source: null,
      sender: null,
      event: { type: 'xstate.done.actor.load' },
      taken: [],
      refusals: [],
      cut: false,
    },
  ],
  calls: [
    {
      kind: 'call',
      seq: 2,
      at: AT,
      ms: 40,
      method: 'GET',
      path: '/api/products/{id}',
      status: 500,
      key: null,
      requestId: '3d594650-3436-4b5e-8a8b-6d0c1c1f9a55',
      replayed: false,
      fault: null,
    },
  ],
  loads: [{ kind: 'load', seq: 1, at: AT, path: '/products/{id}' }],
};

/** Request that sends the file. */
export const REPORT = { agreed: true, file: REPORT_FILE };

/** Sends a report of a member and returns its id. */
export async function sendReport(caller: Caller): Promise<number> {
  const { status, body } = await caller.post('/api/user/problem-reports', REPORT);
  if (status !== 200) throw new Error(`the report was answered ${status}`);
  return Number(body.data.reportId);
}
