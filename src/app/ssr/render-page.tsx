import { renderToString } from 'react-dom/server';
import { parse } from 'regexparam';
import { matchRoute, Router } from 'wouter';
import type { AnyStateMachine, ContextFrom } from 'xstate';
import type { PageRequest, RenderedPage } from '#domain/kit/ssr.ts';
import type { DrawnScreen } from '#src/flow/screen-head.ts';
import { page } from '#src/lib/image-url.ts';
import { loadAllParts } from '#src/lib/loading/preloadable.tsx';
import { setPageFacts } from '#src/lib/navigation/page-facts.ts';
import { applyGlobalStyles } from '#src/styles/global.ts';
import { emptySheet, getCssText } from '#src/styles/stitches.ts';
import { drawn } from '#src/ui/layout/page-name.ts';
import { AppTree } from '../app-tree.tsx';
import type { App as Shop } from '../create-app.ts';
import { eagerRoutes } from '../routes/routes.ts';
import { anonymousServices } from './anonymous-services.ts';
import { areasOfReads, cacheTagsOfReads } from './cache-tags-of-reads.ts';
import { type EmbeddedChartStates, type EmbeddedState, keyOf, snapshotOf } from './embedded-state.ts';
import { runUntilIdle, type Started } from './run-until-idle.ts';
import { scriptJson } from './script-json.ts';
import { headOf, toPageHead } from './write-head.ts';

// Called by the server before it renders its first page.
export { loadAllParts, setPageFacts };

/** Highest number of render passes that load data: content of one answer may request more. */
const ROUNDS = 2;

/** State of a rendering: snapshots so far, and charts started by the last pass. */
type Course = { states: EmbeddedChartStates; started: Map<string, Started>; left: number; missing: boolean };

/** True if a path redirects and has no page. */
const isMoved = (path: string): boolean =>
  eagerRoutes.some((one) => 'redirect' in one.shows && matchRoute(parse, one.path, path)[0]);

/** Renders a page for a guest; null for a redirecting path. `patienceMs` limits the time for loading its data. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { path, search, patienceMs = 300 } = request;
  if (isMoved(path)) return null;
  const course: Course = { states: {}, started: new Map(), left: 0, missing: false };
  const asked = new Set<string>();
  const fetch = noting(request.fetch, asked);
  const shop = anonymousServices(
    { fetch, location: search ? `${path}?${search}` : path },
    (machine, input) => {
      const key = keyOf(machine.id, input);
      const known = snapshotOf(course.states, key);
      if (!known) course.started.set(key, { machine, input });
      return known;
    },
  );
  const once = () => draw(shop, request);
  let drawing = once();
  for (let round = 0; round < ROUNDS && (await findOut(course, patienceMs)); round += 1) drawing = once();
  const said = await headOf(request, findingsOf(course, shop, patienceMs));
  const isMissing = course.missing || (said === null && course.left === 0);
  const sent: EmbeddedState = { version: __VERSION__, states: course.states };
  return {
    ...drawing,
    sent: scriptJson(sent),
    head: toPageHead(request, said, isMissing),
    areas: areasOfReads(asked),
    subjects: cacheTagsOfReads(asked),
    status: isMissing ? 404 : 200,
    movedTo: said?.isFormer ? said.path : null,
    isWhole: course.left === 0,
  };
}

/** Wraps `fetch` and records the requested addresses with their queries. */
const noting =
  (fetch: PageRequest['fetch'], asked: Set<string>): PageRequest['fetch'] =>
  (address, init) => {
    const { pathname, search } = new URL(String(address), 'http://localhost');
    asked.add(pathname + search);
    return fetch(address, init);
  };

/** Waits for the charts started by the last pass; resolves to true if another pass is needed. */
async function findOut(course: Course, patienceMs: number): Promise<boolean> {
  const begun = [...course.started];
  course.started = new Map();
  const outcomes = await Promise.all(begun.map(([, one]) => runUntilIdle(one, patienceMs)));
  const known = Object.keys(course.states).length;
  for (const [index, outcome] of outcomes.entries()) {
    const key = begun[index]?.[0] ?? '';
    if (outcome.kind === 'left') course.left += 1;
    if (outcome.kind === 'missing') course.missing = true;
    if ('state' in outcome) course.states[key] = outcome.state;
  }
  return Object.keys(course.states).length > known;
}

/** Access to the data of the charts, for writing the head. */
const findingsOf = (course: Course, shop: Shop, patienceMs: number): Pick<DrawnScreen, 'known' | 'ask'> => ({
  known: <Logic extends AnyStateMachine>({ id }: Logic) => {
    const [, state] = Object.entries(course.states).find(([key]) => key.startsWith(`${id} `)) ?? [];
    // The id identifies the chart, so the context has its type.
    return state ? (state.context as ContextFrom<Logic>) : null;
  },
  ask: async (wire, input) => {
    const outcome = await runUntilIdle({ machine: wire(shop), input }, patienceMs);
    if (outcome.kind === 'left') course.left += 1;
    return outcome.kind === 'found' ? (outcome.state.context as ContextFrom<ReturnType<typeof wire>>) : null;
  },
});

type Place = Pick<PageRequest, 'path' | 'search' | 'hostname'>;
type Drawing = Pick<RenderedPage, 'html' | 'preloads' | 'css' | 'title'>;

/** Renders synchronously, because concurrent pages would share stylesheet and title. */
function draw(shop: Shop, { path, search, hostname }: Place): Drawing {
  page.hostname = hostname;
  emptySheet();
  applyGlobalStyles();
  const text = renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <AppTree app={shop} />
    </Router>,
  );
  return { ...parted(text), css: getCssText(), title: drawn.title };
}

/** Stylesheet of an app shell: tokens and base styles. */
export function plainSheet(): string {
  emptySheet();
  applyGlobalStyles();
  return getCssText();
}

/** Splits off the preload links that React writes before the page. */
function parted(text: string): Pick<RenderedPage, 'html' | 'preloads'> {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(text)?.[0] ?? '';
  return { preloads, html: text.slice(preloads.length) };
}
