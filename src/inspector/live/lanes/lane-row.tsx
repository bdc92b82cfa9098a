import { memo } from 'react';
import { inspectorText } from '#src/text/inspector.ts';
import { captionOf } from '../../chart/captions.ts';
import { entryOf } from '../../gallery/entries.ts';
import { nameOfPart } from '../../map/links.ts';
import { shortOf, stateLabel } from '../../model/labels.ts';
import type { StepReport } from '../../model/live-log.ts';
import { isFailure, type LogEntry } from '../../model/log-rows.ts';
import { readEventType } from '../../model/transition-cause.ts';
import { titleOf } from '../actor-tree.tsx';
import { statusOf } from '../call-row.tsx';
import { LogTime } from '../log-time.tsx';
import { lineOf } from './lane-geometry.ts';
import type { Message } from './lane-messages.ts';
import { Dot, Item, Label, Line, Load, Rule } from './lane-parts.ts';
import { lanesText } from './lanes.text.ts';

const { log: words } = inspectorText.live;

type LaneRowProps = {
  row: LogEntry;
  message: Message | null;
  /** Time that the port of the row has taken, in ms. */
  took: number | null;
  picked: boolean;
  onPick: (step: StepReport) => void;
};

/** Row of the lane view: an arrow from the lane of the sender to that of the receiver, with the words of the list. */
export const LaneRow = memo(
  ({ row, message, took, picked, onPick }: LaneRowProps) => {
    if (row.kind === 'load')
      return (
        <Item data-load={row.load.path}>
          <LogTime at={row.load.at} />
          <Rule />
          <Load>{words.loaded(row.load.path)}</Load>
        </Item>
      );
    const at = row.kind === 'step' ? row.step.at : row.call.at;
    const content = (
      <>
        <LogTime at={at} />
        {message ? <Arrow message={message} /> : null}
        {message ? <Words row={row} to={message.to} took={took} /> : null}
      </>
    );
    if (row.kind === 'call') return <Item data-call={row.call.path}>{content}</Item>;
    return (
      <Item
        as="button"
        type="button"
        clickable
        data-picked={picked}
        aria-current={picked}
        onClick={() => onPick(row.step)}
      >
        {content}
      </Item>
    );
  },
  (one, other) =>
    stepOf(one.row) === stepOf(other.row) &&
    one.picked === other.picked &&
    one.took === other.took &&
    one.message?.to === other.message?.to &&
    one.message?.from === other.message?.from,
);

const stepOf = (row: LogEntry) =>
  row.kind === 'step' ? row.step : row.kind === 'call' ? row.call : row.load;

function Arrow({ message: { from, to } }: { message: Message }) {
  if (from === null) return null;
  const [left, right] = [lineOf(Math.min(from, to)), lineOf(Math.max(from, to))];
  return <Line aria-hidden toRight={from < to} style={{ left, width: right - left }} />;
}

type WordsProps = Pick<LaneRowProps, 'took'> & { row: Exclude<LogEntry, { kind: 'load' }>; to: number };

function Words({ row, to, took }: WordsProps) {
  const failed = isFailure(row);
  const time = took === null ? '' : lanesText.took(took);
  const [first, second] = row.kind === 'call' ? callWords(row) : stepWords(row);
  return (
    <>
      <Dot aria-hidden failed={failed} call={row.kind === 'call'} style={{ left: lineOf(to) - 4 }} />
      <Label failed={failed} style={{ left: lineOf(to) + 10 }} title={`${first} ${second}`}>
        <b>{first}</b>
        <small>{[time, second].filter(Boolean).join(' · ')}</small>
      </Label>
    </>
  );
}

const callWords = ({ call }: Extract<LogEntry, { kind: 'call' }>): [string, string] => [
  `${statusOf(call)} ${call.method}`,
  call.path,
];

function stepWords({ step, actor, source }: Extract<LogEntry, { kind: 'step' }>): [string, string] {
  const labels = actor?.machine ? entryOf(actor.machine)?.words : undefined;
  const sender = step.sender ? nameOfPart(step.sender) : source?.machine ? titleOf(source) : null;
  const state = `→ ${stateLabel(step.value)}`;
  return [
    shortOf(step.event, labels) ?? captionOf(readEventType(step.event.type)),
    sender ? `${words.from(sender)} ${state}` : state,
  ];
}
