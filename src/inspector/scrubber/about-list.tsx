import type { LogAbout, LogPicture } from '#domain/kit/flow-log/log-schema.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Note } from '../parts/section.tsx';

const { about: words } = inspectorReportText;
const roles: Readonly<Record<string, string>> = words.roles;
const kinds: Readonly<Record<string, string>> = inspectorText.faults.kinds;

const List = styled('dl', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  fontSize: '13px',
  '& div': { display: 'flex', gap: '$1', minWidth: 0 },
  '& dt': { color: '$ink3', whiteSpace: 'nowrap' },
  '& dd': { fontWeight: 600, overflowWrap: 'anywhere' },
});
const Picture = styled('details', {
  fontSize: '13px',
  '& summary': { cursor: 'pointer' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: '60vh', marginTop: '$2' },
});

/** Faults that were injected when a report was made, in words. */
function faultsText(faults: LogAbout['faults']): string {
  if (!faults) return words.unknown;
  const told = faults.faults.map(
    ({ call, kind, times }) => `${call} ${kinds[kind] ?? kind} (${words.times(times)})`,
  );
  return [...(faults.offline ? [inspectorText.faults.offline] : []), ...told].join(', ') || words.noFaults;
}

const rowsOf = (about: LogAbout): Readonly<Record<keyof typeof words.rows, string | null>> => ({
  origin: words.origins[about.origin],
  savedAt: new Date(about.savedAt).toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' }),
  build: about.build,
  role: about.role && (roles[about.role] ?? about.role),
  page: about.page,
  viewport: about.viewport && `${about.viewport.width} × ${about.viewport.height}`,
  clock: about.clockDays === null ? null : inspectorText.faults.moved(about.clockDays),
  faults: faultsText(about.faults),
});

/** Circumstances of a report: when, where and for whom it was made, with which clock and faults. */
export function AboutList({ about }: { about: LogAbout | null }) {
  if (!about) return <Note>{words.old}</Note>;
  const rows = rowsOf(about);
  return (
    <List aria-label={words.heading}>
      {Object.entries(words.rows).map(([key, label]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{rows[key as keyof typeof rows] ?? words.unknown}</dd>
        </div>
      ))}
    </List>
  );
}

/** Drawing that a report brings along; as an image, so that nothing in it runs. */
export const ReportPicture = ({ chart, svg }: LogPicture) => (
  <Picture>
    <summary>{words.picture}</summary>
    <img alt={words.pictureOf(chart)} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`} />
  </Picture>
);
