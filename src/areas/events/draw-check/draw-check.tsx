import type { DrawCheck as Check, Tick, TickState } from '#domain/events/draw/check-draw.ts';
import type { DrawFile } from '#domain/events/draw/draw-file.ts';
import type { EventDetail } from '#domain/events/event.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Card, Muted, SectionTitle, Stack, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { wireWinners } from '../event/event-page.wiring.ts';
import { isOfPage, ownNumber } from '../event/own-number.ts';
import { OWN_NUMBER_MARK, OwnNumberMark } from '../event/own-number-mark.tsx';
import { checkText as text } from './draw-check.text.ts';
import { drawFile, wireDrawCheck } from './draw-check.wiring.ts';

const Ticks = styled('ol', { display: 'grid', gap: '$2' });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '$2',
  alignItems: 'start',
  variants: {
    state: {
      holds: { '& svg': { color: '$success' } },
      weak: { color: '$ink2', '& svg': { color: '$ink3' } },
      broken: { color: '$danger', fontWeight: '$semibold' },
    },
  },
});
const Verdict = styled('p', { fontSize: '$title3', fontWeight: '$bold' });
const Numbers = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  marginTop: '$1',
  fontVariantNumeric: 'tabular-nums',
  '& > span': {
    minWidth: '36px',
    padding: '2px $2',
    borderRadius: '$control',
    background: '$bg',
    textAlign: 'center',
  },
  '& > span[data-mine]': OWN_NUMBER_MARK,
});
const FileLink = styled('a', { textDecoration: 'underline', textUnderlineOffset: '3px' });
const Command = styled('code', { display: 'block', overflowWrap: 'anywhere' });

const ICONS = { holds: 'check', weak: 'minus', broken: 'close' } as const satisfies Record<TickState, string>;

export type DrawCheckProps = { event: EventDetail };

/** Verification of a draw, repeated in the browser from its file alone, with a check list. */
export default function DrawCheck({ event }: DrawCheckProps) {
  const { snapshot, send } = useFlow(wireDrawCheck, { eventId: event.eventId });
  const { check, error } = snapshot.context;
  return (
    <Card aria-label={text.title}>
      <Stack gap={3}>
        <SectionTitle>{text.title}</SectionTitle>
        <Muted>{text.about}</Muted>
        <FlowFrame
          flow="drawCheck"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
          skeleton={<p role="status">{snapshot.matches('loading') ? text.loading : text.checking}</p>}
        >
          {check ? <Checked check={check} event={event} /> : null}
        </FlowFrame>
      </Stack>
    </Card>
  );
}

function Checked({ check, event }: { check: Check; event: EventDetail }) {
  const { file, ticks } = check;
  // The file is consistent; whether it belongs to this event is decided by the hashes published before the draw.
  const fits = file !== null && isOfPage(file, event);
  const state = fits ? check.state : 'broken';
  return (
    <Stack gap={4}>
      <Verdict role="status">{text.states[state]}</Verdict>
      <Ticks>
        {ticks.map((tick) => (
          <TickLine key={tick.name} {...tick} />
        ))}
        <TickLine name="page" state={fits ? 'holds' : 'broken'} />
      </Ticks>
      <p>{text.proven[state]}</p>
      {file?.beacon ? (
        <Muted as="div">
          {text.beacon(file.beacon.round)} <Command>{file.beacon.randomness}</Command>
        </Muted>
      ) : null}
      {file ? <Drawn file={file} event={event} /> : null}
      <div>
        <FileLink href={drawFile(event.eventId)} download={`draw-${event.eventId}.json`}>
          {text.download}
        </FileLink>
        <Muted css={{ marginTop: '$2' }}>{text.command}</Muted>
        <Muted as="div">
          <Command>{`npm run draw:verify -- draw-${event.eventId}.json`}</Command>
        </Muted>
      </div>
    </Stack>
  );
}

const TickLine = ({ name, state }: { name: Tick['name'] | 'page'; state: TickState }) => (
  <Line state={state}>
    <Icon name={ICONS[state]} size={22} />
    <span>
      {state === 'weak' ? text.noBeacon : text.ticks[name]}
      <VisuallyHidden>: {text.tickStates[state]}</VisuallyHidden>
      {state === 'broken' ? <Muted as="span"> {text.tickStates[state]}</Muted> : null}
    </span>
  </Line>
);

/** Drawn numbers by prize, and the position of the viewer's own number. */
function Drawn({ file, event }: { file: DrawFile; event: EventDetail }) {
  const own = ownNumber(file, event);
  // Voters have a number series of their own.
  const { myVoterNo } = useFlow(wireWinners, event.eventId).snapshot.context.data ?? { myVoterNo: null };
  return (
    <Stack gap={3}>
      {file.draws.map(({ purpose, winners }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: draws of a file have no other name, and never move.
        <div key={index}>
          <Muted>
            {text.purposes[purpose]} · {text.drawn}
          </Muted>
          <Numbers>
            {winners.map(({ no }) => (
              <span
                key={no}
                data-mine={no === (purpose === 'voters' ? myVoterNo : event.myEntryNo) ? '' : undefined}
              >
                {no}
              </span>
            ))}
          </Numbers>
        </div>
      ))}
      {own && event.myEntryNo !== null ? (
        <p>
          <OwnNumberMark>{text.mine(event.myEntryNo)}</OwnNumberMark> {OWN[own]}
        </p>
      ) : null}
    </Stack>
  );
}

const OWN = {
  in: `${text.mineIsIn} ${text.mineNonce}`,
  left: text.mineHasLeft,
  missing: text.mineIsMissing,
  other: text.mineIsOther,
} as const;
