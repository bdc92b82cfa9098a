import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  initialTransition,
  transition,
  waitFor,
} from 'xstate';
import type { Endpoint } from '#domain/kit/endpoint.ts';
import { questionsOf } from '#machines/kit/endpoint-port.ts';
import { done, failed, type RegistryEntry, type SampleEvent } from '#proof/entry.ts';
import type { Driver, PortDriver } from '#proof/kit/driver.ts';
import { WIRED, writeReport } from '#proof/recorder.ts';
import { screened } from '../../../e2e/models/drivers.ts';
import { isFor } from '../../../e2e/models/request-match.ts';
import { playedFor } from '../../../e2e/models/shapes.ts';
import { renderShop } from '../../support/client/member-app.tsx';
import { wiredMachines } from '../../support/client/wired-machines.ts';
import { WireAnswers } from '../../support/server/wire-answer.ts';

// What `npm test` does not play in a browser, because others of the same shape are played: each wiring by itself, with
// the shop's own client; only the network is replaced.
/** Lower bound of the ports with drivers and named endpoints. */
const MOST = 100;
const left = playedFor(screened);
const flows = screened.filter(({ entry }) => left.has(entry.machine.id));

type Answering = {
  endpoints: readonly Endpoint[];
  fails: (endpoint: Endpoint) => boolean;
  answers: WireAnswers;
};
type Request = { method: string; url: string; body: unknown };

/** The current answer of the network; null while the app starts. */
let withProviderErrors: Answering | null = null;
let requests: { url: URL; body: string }[] = [];
const notThere = { status: 404, body: { success: false, message: '찾는 내용이 없어요.' } };
const broken = { status: 500, body: { success: false, message: '점검하고 있어요.', data: null } };
/** A write without an answer may have succeeded: charts distinguish it from a refusal. */
const refused = { status: 409, body: { ...broken.body, code: 'CONFLICT' } };

function answer(request: Request) {
  const url = new URL(request.url, 'http://shop');
  const endpoint = withProviderErrors?.endpoints.find((one) => isFor(one, { ...request, url: url.href }));
  if (!withProviderErrors || !endpoint) return notThere;
  requests.push({ url, body: String(request.body ?? '') });
  if (withProviderErrors.fails(endpoint)) return endpoint.method === 'GET' ? broken : refused;
  return { body: withProviderErrors.answers.of(endpoint) };
}

let wired: readonly AnyStateMachine[] = [];
beforeAll(() => {
  // As a visitor: the start check of a member would request a profile.
  wired = wiredMachines(renderShop(<i />, new Proxy({}, { get: () => answer }), { person: null }).app);
});

const isAnswer = ({ type }: SampleEvent): boolean => /^xstate\.(done|error)\./.test(type);

/** Events of a person until the chart calls its port; none if it calls at its start. */
function stepsToCall({ walkthroughs }: RegistryEntry): readonly SampleEvent[] {
  const [asking] = walkthroughs.filter(({ steps }) => steps.some(isAnswer));
  return asking?.steps.slice(0, asking.steps.findIndex(isAnswer)) ?? [];
}

/** Inputs of the open calls of a chart. */
function inputsOf(snapshot: AnyMachineSnapshot): unknown[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children;
  return Object.values(children).map((child) => Object(child?.getSnapshot()).input);
}

/** Runs a flow against answers of the network until it rests; `given` are the inputs of its calls. */
async function run(
  entry: RegistryEntry,
  { ports }: Driver,
  { fails = () => false, from = 1 }: { fails?: Answering['fails']; from?: number } = {},
) {
  const endpoints = Object.values(ports).flatMap(({ asks }) => asks);
  requests = [];
  withProviderErrors = { endpoints, fails, answers: new WireAnswers(from) };
  const machine = wired.find(({ id }) => id === entry.machine.id);
  if (!machine) throw new Error(`no wiring of ${entry.machine.id}`);
  const actor = createActor(machine, { input: entry.input }).start();
  for (const step of stepsToCall(entry)) actor.send(step);
  const given = inputsOf(actor.getSnapshot());
  const isStill = (now: AnyMachineSnapshot) => !now.hasTag('busy') && !now.hasTag('saving');
  const snapshot = await waitFor(actor, isStill);
  actor.stop();
  return { snapshot, requests, given };
}

/** Returns the state to which the chart goes after an answer. */
function stateAfter(entry: RegistryEntry, kind: 'done' | 'error'): unknown {
  const machine = entry.machine as AnyStateMachine;
  const [[id, samples] = ['', null]] = Object.entries(entry.ports);
  const answer = kind === 'done' ? done(id, samples?.done) : failed(id, samples?.error ?? new Error());
  const [begun] = initialTransition(machine, entry.input);
  const steps = [...stepsToCall(entry), answer];
  return steps.reduce<AnyMachineSnapshot>((at, step) => transition(machine, at, step)[0], begun).value;
}

/** Every text and number in the input of a call. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** Calls that can fail separately: each call of a port that makes several at once. */
const failuresOf = ({ asks, requests }: PortDriver): ((endpoint: Endpoint) => boolean)[] =>
  requests === undefined ? asks.map((one) => (endpoint: Endpoint) => endpoint === one) : [() => true];

describe.each(flows.map((one) => [one.entry.machine.id, one] as const))(
  'wiring of %s',
  (id, { entry, driver }) => {
    const [port = { asks: [] }] = Object.values(driver.ports);
    const isReading = entry.kit === 'resource' || entry.kit === 'paged';

    it('calls the endpoint of its driver once, and returns the answer', async () => {
      const first = await run(entry, driver);
      const other = await run(entry, driver, { from: 7_001 });
      expect(first.requests).toHaveLength(port.requests ?? port.asks.length);
      expect(first.requests.every(({ url }) => port.only?.(url.searchParams) ?? true)).toBe(true);
      expect(first.snapshot.value).toEqual(stateAfter(entry, 'done'));
      if (isReading) expect(first.snapshot.context).not.toEqual(other.snapshot.context);
    });

    it.runIf(!isReading)('sends the input of its chart', async () => {
      const { given, requests: sent } = await run(entry, driver);
      const said = sent.map(({ url, body }) => decodeURIComponent(url.pathname) + body);
      // A form has fields that only another choice sends.
      expect(given.flatMap(leavesOf).filter((leaf) => said.join().includes(leaf))).not.toEqual([]);
    });

    it.each(failuresOf(port))('passes a failure to its chart, %#', async (fails) => {
      const { snapshot } = await run(entry, driver, { fails });
      expect(snapshot.value).toEqual(stateAfter(entry, 'error'));
      // A removal shows its failure above the page and stores no error.
      if ('error' in snapshot.context)
        expect(snapshot.context.error).toEqual(expect.stringMatching(/[가-힣]/));
      writeReport('unit', `wiring-${id}`, {
        from: 'tests/views/flow/wirings.test.tsx',
        exercised: {},
        paths: [{ flow: id, path: WIRED }],
      });
    });
  },
);

/** Ports of a driver whose chart names the endpoint itself, with both. */
const named = screened.flatMap(({ entry: { machine }, driver }) =>
  Object.entries(driver.ports).flatMap(([port, { asks }]) => {
    const questions = questionsOf(Object((machine as AnyStateMachine).implementations.actors[port]));
    return questions ? [{ name: `${machine.id}.${port}`, endpoints: questions.endpoints, asks }] : [];
  }),
);

describe('drivers', () => {
  it('have many ports that name their endpoints', () => expect(named.length).toBeGreaterThan(MOST));

  it.each(named.map(({ name, ...rest }) => [name, rest] as const))(
    'list an endpoint that the port names, and no other: %s',
    async (_, { endpoints, asks }) => {
      const named = await Promise.all(endpoints.map((one) => (typeof one === 'function' ? one() : one)));
      expect(asks).not.toEqual([]);
      expect(named).toEqual(expect.arrayContaining([...asks]));
    },
  );
});
