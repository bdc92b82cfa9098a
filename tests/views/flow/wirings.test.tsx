import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  initialTransition,
  transition,
  waitFor,
} from 'xstate';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { questionOf } from '#machines/kit/asks.ts';
import { done, failed, type RegistryEntry } from '#proof/entry.ts';
import { WIRED, writeReport } from '#proof/recorder.ts';
import { registry } from '#proof/registry.ts';
import { isFor } from '../../../e2e/models/asked.ts';
import type { Driver, PortDriver } from '../../../e2e/models/driver.ts';
import { playedFor } from '../../../e2e/models/shapes.ts';
import { renderShop } from '../../support/member-app.tsx';
import { WireAnswers } from '../../support/wire-answer.ts';
import { wiredMachines } from '../../support/wired-machines.ts';

// What `npm test` does not play in a browser, because others of the same shape are played: each wiring by itself, with
// the shop's own client; only the network is replaced.
// Drivers are read, not played: Playwright, which would take over how errors are traced, stays outside.
vi.mock('@playwright/test', () => ({ test: { extend: () => undefined }, expect: undefined }));
vi.mock('@axe-core/playwright', () => ({ default: undefined }));
const modules = import.meta.glob<Record<string, unknown>>('/e2e/models/**/*.driver.ts', { eager: true });
const isDriver = (value: unknown): value is Driver =>
  typeof value === 'object' && value !== null && 'flow' in value && 'ports' in value;
const screened = Object.values(modules)
  .flatMap((module) => Object.values(module).filter(isDriver))
  .flatMap((driver) => {
    const entry = registry.find(({ machine }) => machine.id === driver.flow);
    return entry ? [{ entry, driver }] : [];
  });
/** Ports that drivers play and charts name, at least. */
const MOST = 100;
const left = playedFor(screened);
const flows = screened.filter(({ driver }) => left.has(driver.flow));

type Answering = {
  endpoints: readonly Endpoint[];
  fails: (endpoint: Endpoint) => boolean;
  answers: WireAnswers;
};
type Request = { method: string; url: string };

/** How the network answers now; null while the app starts. */
let answering: Answering | null = null;
let requests: URL[] = [];
const notThere = { status: 404, body: { success: false, message: '찾는 내용이 없어요.' } };
const broken = { status: 500, body: { success: false, message: '점검하고 있어요.', data: null } };

function answer(request: Request) {
  const url = new URL(request.url, 'http://shop');
  const endpoint = answering?.endpoints.find((one) => isFor(one, { ...request, url: url.href }));
  if (!answering || !endpoint) return notThere;
  requests.push(url);
  return answering.fails(endpoint) ? broken : { body: answering.answers.of(endpoint) };
}

let wired: readonly AnyStateMachine[] = [];
beforeAll(() => {
  // A visitor's: the start check of a member would ask for a profile of its own.
  wired = wiredMachines(renderShop(<i />, new Proxy({}, { get: () => answer }), { person: null }).app);
});

/** Runs a flow against answers of the network until nothing is under way. */
async function run(
  { input }: RegistryEntry,
  { flow, ports }: Driver,
  { fails = () => false, from = 1 }: { fails?: Answering['fails']; from?: number } = {},
) {
  const endpoints = Object.values(ports).flatMap(({ asks }) => asks);
  requests = [];
  answering = { endpoints, fails, answers: new WireAnswers(from) };
  const machine = wired.find(({ id }) => id === flow);
  if (!machine) throw new Error(`no wiring of ${flow}`);
  const actor = createActor(machine, { input }).start();
  const snapshot = await waitFor(actor, (now: AnyMachineSnapshot) => !now.hasTag('busy'));
  actor.stop();
  return { snapshot, requests };
}

/** Where the chart says that an answer leads. */
function stateAfter({ machine, input, ports }: RegistryEntry, kind: 'done' | 'error'): unknown {
  const [[id, samples] = ['', null]] = Object.entries(ports);
  const [begun] = initialTransition(machine as AnyStateMachine, input);
  const answer = kind === 'done' ? done(id, samples?.done) : failed(id, samples?.error ?? new Error());
  return transition(machine as AnyStateMachine, begun, answer)[0].value;
}

/** What can fail by itself: each call of a port that makes several at once. */
const failuresOf = ({ asks, requests }: PortDriver): ((endpoint: Endpoint) => boolean)[] =>
  requests === undefined ? asks.map((one) => (endpoint: Endpoint) => endpoint === one) : [() => true];

describe.each(flows.map((one) => [one.driver.flow, one] as const))(
  'the wiring of %s',
  (id, { entry, driver }) => {
    const [port = { asks: [] }] = Object.values(driver.ports);

    it('asks what its driver says, once, and hands over what the server answers', async () => {
      const first = await run(entry, driver);
      const other = await run(entry, driver, { from: 7_001 });
      expect(first.requests).toHaveLength(port.requests ?? port.asks.length);
      expect(first.requests.every(({ searchParams }) => port.only?.(searchParams) ?? true)).toBe(true);
      expect(first.snapshot.value).toEqual(stateAfter(entry, 'done'));
      expect(first.snapshot.context).not.toEqual(other.snapshot.context);
    });

    it.each(failuresOf(port))('tells its chart of a failure, %#', async (fails) => {
      const { snapshot } = await run(entry, driver, { fails });
      expect(snapshot.value).toEqual(stateAfter(entry, 'error'));
      expect(snapshot.context.error).toEqual(expect.stringMatching(/[가-힣]/));
      writeReport('unit', `wiring-${id}`, {
        from: 'tests/views/flow/wirings.test.tsx',
        exercised: {},
        paths: [{ flow: id, path: WIRED }],
      });
    });
  },
);

/** Ports of a driver whose chart names the endpoint by itself, with both. */
const named = screened.flatMap(({ entry: { machine }, driver }) =>
  Object.entries(driver.ports).flatMap(([port, { asks }]) => {
    const question = questionOf(Object((machine as AnyStateMachine).implementations.actors[port]));
    return question ? [{ name: `${driver.flow}.${port}`, endpoint: question.endpoint, asks }] : [];
  }),
);

describe('a driver', () => {
  it('knows many ports that name their endpoints', () => expect(named.length).toBeGreaterThan(MOST));

  it.each(named.map(({ name, ...rest }) => [name, rest] as const))(
    'lists the endpoint that its port names: %s',
    async (_, { endpoint, asks }) =>
      expect(asks).toEqual([typeof endpoint === 'function' ? await endpoint() : endpoint]),
  );
});
