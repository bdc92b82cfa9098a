import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { parse } from 'regexparam';
import { matchRoute, Router } from 'wouter';
import type { DrawnPage, PageRequest } from '#domain/kit/first-page.ts';
import { AppProvider } from '#src/flow/app-context.tsx';
import { page } from '#src/lib/image-url.ts';
import { tellFacts } from '#src/lib/page-facts.ts';
import { loadAllParts } from '#src/lib/preloadable.tsx';
import { applyGlobalStyles } from '#src/styles/global.ts';
import { emptySheet, getCssText } from '#src/styles/stitches.ts';
import { drawn } from '#src/ui/page-name.ts';
import { App } from '../app.tsx';
import type { App as Shop } from '../create-app.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { nearRoutes } from '../routes/routes.ts';
import { keyOf, type Sent, type SentStates, snapshotOf } from './sent.ts';
import { sentText } from './sent-text.ts';
import { type Started, settle } from './settle.ts';
import { shopOfNobody } from './shop-of-nobody.ts';

// What the server opens before it draws its first page.
export { loadAllParts, tellFacts };

/** Rounds of asking: what one answer brings onto the page may ask in its turn. */
const ROUNDS = 2;

/** What charts have become so far, and the charts that a drawing has started. */
type Course = { states: SentStates; started: Map<string, Started>; left: number; missing: boolean };

/** The page at an address as somebody sees it whom nobody knows yet; null where an address only leads on. */
export async function drawPage(request: PageRequest): Promise<DrawnPage | null> {
  const { path, search, hostname, fetch, patienceMs = 300 } = request;
  const row = nearRoutes.find((one) => matchRoute(parse, one.path, path)[0]);
  if (row && 'redirect' in row.shows) return null;
  const course: Course = { states: {}, started: new Map(), left: 0, missing: false };
  const shop = shopOfNobody({ fetch, location: search ? `${path}?${search}` : path }, (machine, input) => {
    const key = keyOf(machine.id, input);
    const known = snapshotOf(course.states, key);
    if (!known) course.started.set(key, { machine, input });
    return known;
  });
  const once = () => draw(shop, { path, search, hostname });
  let html = once();
  for (let round = 0; round < ROUNDS && (await findOut(course, patienceMs)); round += 1) html = once();
  return { ...described(course), ...parted(html), css: getCssText(), title: drawn.title };
}

/** Lets the charts that have just begun find what they ask for; answers whether there is more to draw. */
async function findOut(course: Course, patienceMs: number): Promise<boolean> {
  const begun = [...course.started];
  course.started = new Map();
  const outcomes = await Promise.all(begun.map(([, one]) => settle(one, patienceMs)));
  const known = Object.keys(course.states).length;
  for (const [index, outcome] of outcomes.entries()) {
    const key = begun[index]?.[0] ?? '';
    if (outcome.kind === 'left') course.left += 1;
    if (outcome.kind === 'missing') course.missing = true;
    if ('state' in outcome) course.states[key] = outcome.state;
  }
  return Object.keys(course.states).length > known;
}

function described({
  states,
  missing,
  left,
}: Course): Pick<DrawnPage, 'sent' | 'known' | 'status' | 'isWhole'> {
  const sent: Sent = { version: __VERSION__, states };
  const byId = Object.entries(states).map(([key, { context }]) => [key.slice(0, key.indexOf(' ')), context]);
  return {
    sent: sentText(sent),
    known: Object.fromEntries(byId),
    status: missing ? 404 : 200,
    isWhole: left === 0,
  };
}

type Place = Pick<PageRequest, 'path' | 'search' | 'hostname'>;

/** Draws without a pause, so that pages which are drawn at the same time share neither sheet nor title. */
function draw(shop: Shop, { path, search, hostname }: Place): string {
  page.hostname = hostname;
  emptySheet();
  applyGlobalStyles();
  return renderToString(
    <StrictMode>
      <AppProvider app={shop}>
        <ErrorBoundary>
          <Router ssrPath={path} ssrSearch={search}>
            <App />
          </Router>
        </ErrorBoundary>
      </AppProvider>
    </StrictMode>,
  );
}

/** React puts what belongs into the head before the page itself. */
function parted(text: string): Pick<DrawnPage, 'html' | 'preloads'> {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(text)?.[0] ?? '';
  return { preloads, html: text.slice(preloads.length) };
}
