import type { LogFile, LogPicture } from '#domain/kit/flow-log/log-schema.ts';
import { writeLogFile } from '#domain/kit/flow-log/write-log-file.ts';
import { layoutOf, ROOMS } from '../chart/use-layout.ts';
import { toSvg } from '../export/chart-svg.ts';
import { askClock } from '../faults/ask-clock.ts';
import type { FaultSettings } from '../faults/fault.ts';
import { entryOf } from '../gallery/entries.ts';
import { activeInLog } from '../model/active.ts';
import type { LiveLog, LoggedActor } from '../model/live-log.ts';
import { inspectorPaths } from '../parts/inspector-paths.ts';
import { maskEmbedded } from './mask-embedded.ts';
import { reportAbout, shopWindow } from './report-about.ts';
import { type ReportAddress, toReportAddress } from './report-address.ts';

/** A bug report as a file, and as an address if it is short enough for one. */
export type BugReport = { name: string; text: string; link: ReportAddress | null };

/** Drawing of the chart of an actor, with its state and its last transitions lit. */
async function pictureOf({ steps }: LiveLog, { actor, machine, now }: LoggedActor): Promise<LogPicture[]> {
  const entry = machine === null ? undefined : entryOf(machine);
  if (!entry) return [];
  const layout = await layoutOf(entry.machine, entry.words, ROOMS.page);
  const taken = new Set(steps.findLast((step) => step.actor === actor)?.taken);
  const lit = { active: activeInLog(entry.machine, now.value), taken };
  return [{ actor, chart: entry.machine.id, svg: toSvg(layout, entry.title, undefined, lit) }];
}

/** Report of a log; contacts and tokens in its texts are masked once more, as it leaves the browser. */
export async function toBugReport(file: LogFile, origin: string): Promise<BugReport> {
  const { log, about } = maskEmbedded({ log: file.log, about: file.about });
  const masked = { log, about, pictures: file.pictures };
  const at = new Date(about?.savedAt ?? 0).toISOString().replace(/[:.]/g, '-');
  return {
    name: `bug-report-${at}.json`,
    text: writeLogFile(log, masked),
    link: await toReportAddress(masked, `${origin}${inspectorPaths.report}`),
  };
}

type Reported = { log: LiveLog; faults: FaultSettings; actor: LoggedActor | null };

/** Report of the shop page of this viewer as it is now, with the picture of the chosen actor. */
export async function reportShop({ log, faults, actor }: Reported): Promise<BugReport> {
  const clock = await askClock().catch(() => null);
  const about = reportAbout({ log, faults, clockDays: clock?.days ?? null, shop: shopWindow() });
  const pictures = actor ? await pictureOf(log, actor) : [];
  return toBugReport({ log, about, pictures }, window.location.origin);
}
