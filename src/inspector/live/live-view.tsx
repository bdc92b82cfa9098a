import { type ReactNode, useMemo, useRef, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { BugLink } from '../bug-link/bug-link.tsx';
import { FaultPanel } from '../faults/fault-panel.tsx';
import { hasEnded, type LiveLog, type StepReport } from '../model/live-log.ts';
import { Note } from '../parts/section.tsx';
import { seenScreens } from '../screens/screen-list.ts';
import { ActorChart } from './actor-chart.tsx';
import { ActorFiles } from './actor-files.tsx';
import { ActorPanel } from './actor-panel.tsx';
import { ActorTree } from './actor-tree.tsx';
import { EventLog } from './event-log.tsx';
import { TABS, type TabId, useLiveKeys } from './use-live-keys.ts';
import type { Shop } from './use-shop.ts';

const { live: words } = inspectorText;

const Rows = styled('div', {
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
});
const Banner = styled('div', {
  '&:not(:empty)': { padding: '$2 $4', borderBottom: '1px solid $line', background: '$bg' },
  '@media (max-width: 1023px)': { maxHeight: '22vh', overflow: 'auto' },
});
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '236px minmax(0, 1fr) 400px',
  minHeight: 0,
  // Lanes need the width of the chart.
  '&:has([data-view="lanes"])': { gridTemplateColumns: '200px minmax(0, 1fr) minmax(400px, 2.4fr)' },
  // Narrow screens: everything below each other.
  '@media (max-width: 1023px)': {
    display: 'block',
    overflow: 'auto',
    '& > nav': { maxHeight: '30vh' },
    '& > aside': { height: '80vh' },
  },
});
const Middle = styled('div', {
  padding: '$3',
  minHeight: 0,
  minWidth: 0,
  '@media (max-width: 1023px)': { height: '46vh' },
});
const Side = styled('aside', {
  padding: '0 $4 $3',
  overflow: 'auto',
  borderLeft: '1px solid $line',
  background: '$bg',
  display: 'flex',
  flexDirection: 'column',
  // The tab in view fills what is left of the column; its content scrolls.
  '& > [data-orientation]': {
    flex: '1 1 0',
    minHeight: 0,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
  '& > [data-orientation] > [role="tabpanel"]': { minHeight: 0, overflow: 'auto', paddingTop: '$2' },
});

type LiveViewProps = {
  log: LiveLog;
  /** Null for an imported log, to which nothing can be sent. */
  shop: Shop | null;
  onImport: (log: LiveLog) => void;
  banner: ReactNode;
};

/** Actors of a log, the chart of the selected one, and the events. */
export function LiveView({ log, shop, onImport, banner }: LiveViewProps) {
  const [chosen, choose] = useState<number | null>(null);
  const [past, lookBack] = useState<StepReport | null>(null);
  const [tab, setTab] = useState<TabId>('log');
  const column = useRef<HTMLElement>(null);
  const shown = useMemo(() => TABS.filter((one) => one !== 'faults' || shop !== null), [shop]);
  useLiveKeys(column, shown, setTab);
  const id = past?.actor ?? chosen ?? firstOf(log);
  const actor = log.actors.find((one) => one.actor === id) ?? null;
  const select = (next: number) => {
    lookBack(null);
    choose(next);
  };
  const contents: Record<TabId, ReactNode> = {
    log: <EventLog log={log} actor={id} past={past} onPick={lookBack} onImport={onImport} />,
    state: actor ? (
      <>
        <ActorPanel actor={actor} past={past} send={shop?.send ?? null} />
        <ActorFiles log={log} actor={actor} />
      </>
    ) : null,
    faults: shop ? <FaultPanel settings={shop.faults} onChange={shop.setFaults} /> : null,
  };
  return (
    <Rows>
      <Banner>{banner}</Banner>
      <Columns>
        <ActorTree log={log} chosen={id} onChoose={select} />
        <Middle>
          <ActorChart log={log} actor={actor} past={past} onNow={() => lookBack(null)} />
        </Middle>
        <Side ref={column}>
          {shop ? <BugLink log={log} faults={shop.faults} actor={actor} /> : null}
          <Tabs
            label={words.tabs.label}
            tabs={shown.map((one) => ({ id: one, label: words.tabs[one], content: contents[one] }))}
            selected={tab}
            onSelect={setTab}
          />
          <Note>{words.keys}</Note>
        </Side>
      </Columns>
    </Rows>
  );
}

const screenMachines: ReadonlySet<string | null> = new Set(seenScreens.map(({ chart }) => chart));

/**
 * Actor to select at first: the screen's machine, that is the latest running one with a driver, else the latest of
 * any kind.
 */
function firstOf({ actors }: LiveLog): number | null {
  const alive = actors.filter((actor) => actor.machine !== null && !hasEnded(actor));
  return (alive.findLast(({ machine }) => screenMachines.has(machine)) ?? alive.at(-1))?.actor ?? null;
}
