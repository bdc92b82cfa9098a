import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Input } from '#src/ui/forms/input.ts';
import { LOG_KINDS, type LogFilter, type LogKind } from '../model/log-rows.ts';

const { filter: words } = inspectorText.live.log;

const Fields = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px $3',
  alignItems: 'center',
  padding: '$2 0',
  fontSize: '13px',
  color: '$ink3',
  '& label': { display: 'flex', gap: '6px', alignItems: 'center', whiteSpace: 'nowrap' },
  '& input[type="search"], & select': { minHeight: '34px', padding: '4px $2', fontSize: '13px' },
  '& input[type="search"]': { flex: '1 1 120px', width: '120px' },
  '& select': { border: '1px solid $control', borderRadius: '$control', background: '$bg' },
});

const toKind = (value: string): LogKind => LOG_KINDS.find((kind) => kind === value) ?? 'all';

type LogFilterProps = {
  filter: LogFilter;
  /** Actor of the selected flow. */
  actor: number | null;
  onChange: (filter: LogFilter) => void;
};

/** Filters of the log: text, kind, the selected flow, and failures only. */
export const LogFilterFields = ({ filter, actor, onChange }: LogFilterProps) => (
  <Fields role="search">
    <Input
      type="search"
      aria-label={words.text}
      placeholder={words.text}
      value={filter.text}
      onChange={({ target }) => onChange({ ...filter, text: target.value })}
    />
    <select
      aria-label={words.kind}
      value={filter.kind}
      onChange={({ target }) => onChange({ ...filter, kind: toKind(target.value) })}
    >
      {LOG_KINDS.map((kind) => (
        <option key={kind} value={kind}>
          {words.kinds[kind]}
        </option>
      ))}
    </select>
    <label>
      <input
        type="checkbox"
        checked={filter.actor !== null}
        onChange={({ target }) => onChange({ ...filter, actor: target.checked ? actor : null })}
      />
      {words.one}
    </label>
    <label>
      <input
        type="checkbox"
        checked={filter.failuresOnly}
        onChange={({ target }) => onChange({ ...filter, failuresOnly: target.checked })}
      />
      {words.failures}
    </label>
  </Fields>
);
