import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import type { CallReport, LoadReport } from '../model/live-log.ts';
import { LogTime } from './log-time.tsx';

const { calls: words, log } = inspectorText.live;
const faultNames: Readonly<Record<string, string>> = inspectorText.faults.kinds;

const Call = styled('div', {
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr)',
  columnGap: '$2',
  padding: '4px $2',
  borderRadius: '4px',
  background: '#f4f7ff',
  lineHeight: 1.45,
  '& span, & small': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { gridColumn: 2, color: '$ink3', fontSize: '11.5px' },
  '& code': { fontSize: '11.5px' },
  variants: { failed: { true: { background: '#fff1f0', '& b': { color: '$danger' } } } },
});
const Load = styled('div', {
  display: 'flex',
  gap: '$2',
  alignItems: 'center',
  padding: '4px $2',
  color: '$ink3',
  fontSize: '12px',
  fontWeight: 700,
  '&::before, &::after': { content: '""', flex: 1, borderTop: '1px solid $line' },
});

/** What of a call was not as usual: its fault, or the answer kept for its key. */
const notesOf = ({ fault, replayed }: CallReport): string[] => [
  ...(fault
    ? [words.fault(fault === 'offline' ? inspectorText.faults.offline : (faultNames[fault] ?? fault))]
    : []),
  ...(replayed ? [words.replayed] : []),
];

/** Status of a call, or that no answer came. */
export const statusOf = ({ status }: CallReport): string =>
  status === null ? words.noAnswer : String(status);

/** Text of a call that the log is searched in. */
export const callText = (call: CallReport): string =>
  [call.method, call.path, statusOf(call), call.key, call.requestId, ...notesOf(call)].join(' ');

/** Row of a call: method, path, status and duration, then idempotency key and request id. */
export const CallRow = ({ call }: { call: CallReport }) => (
  <Call data-call={`${call.method} ${call.path}`} failed={call.status === null || call.status >= 400}>
    <LogTime at={call.at} />
    <span title={call.path}>
      <b>{statusOf(call)}</b> {call.method} {call.path}
    </span>
    <small>
      {words.ms(call.ms)} {notesOf(call).join(' · ')}
    </small>
    {call.key ? (
      <small>
        {words.key} <code>{call.key}</code>
      </small>
    ) : null}
    {call.requestId ? (
      <small>
        {words.requestId} <code>{call.requestId}</code>
      </small>
    ) : null}
  </Call>
);

/** Mark of a page load between the rows of two pages. */
export const LoadRow = ({ load }: { load: LoadReport }) => (
  <Load data-load={load.path}>{log.loaded(load.path)}</Load>
);
