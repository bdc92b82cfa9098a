import type { FlowLabels } from '#proof/entry.ts';
import { tagLabels } from '#proof/kit/labels/common-names.text.ts';
import { isLeaf } from '#proof/walk.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { actionWord, payloadOf, sentenceOfState, stateWords } from '../model/labels.ts';
import type { Frame } from '../model/stepping.ts';
import { Note, Section } from '../parts/section.tsx';
import { LabelledEvent, Technical } from '../parts/technical-name.tsx';
import { textOf } from '../parts/value-view.tsx';
import { RefusalList } from './refusal-list.tsx';

const { now, history } = inspectorText;

const Leaves = styled('ul', {
  display: 'grid',
  gap: '2px',
  '& li': { fontWeight: 700, color: '$ink', fontSize: '$body' },
  '& small': { fontWeight: 400, color: '$ink3', fontSize: '$meta', display: 'block', lineHeight: 1.4 },
});
const Effects = styled('ul', {
  display: 'grid',
  gap: '2px',
  fontSize: '13px',
  '& li::before': { content: '"→ "', color: '$ink' },
  '& code': { color: '$ink3', fontSize: '12px', wordBreak: 'break-all' },
});

/** Active states of a machine, the last event and its effects. */
export function StateSummary({ frame, words }: { frame: Frame; words: FlowLabels | undefined }) {
  const { snapshot, event, effects, refusals } = frame;
  return (
    <Section title={now.heading}>
      <div role="status">
        <Leaves>
          {snapshot._nodes.filter(isLeaf).map((node) => (
            <li key={node.id}>
              {stateWords(node.path.join('.'), words)} <Technical>{node.path.join('.')}</Technical>
              {node.description ? <small>{sentenceOfState(node.description, words)}</small> : null}
            </li>
          ))}
        </Leaves>
      </div>
      {snapshot.tags.size > 0 ? (
        <Row css={{ gap: '$1' }}>
          {[...snapshot.tags].map((tag) => (
            <Chip key={tag}>
              {tagLabels[tag] ?? tag} <Technical>{tag}</Technical>
            </Chip>
          ))}
        </Row>
      ) : null}
      {snapshot.status === 'done' ? <Note>{now.ended}</Note> : null}
      {snapshot.status === 'error' ? <Note role="alert">{now.broken}</Note> : null}
      <Note>
        <LabelledEvent event={event} words={words} />
      </Note>
      {event && payloadOf(event) ? <Note as="code">{textOf(payloadOf(event)).slice(0, 160)}</Note> : null}
      <RefusalList refusals={refusals} words={words} />
      {effects.length > 0 ? (
        <Effects aria-label={history.effects}>
          {effects.map(({ type, params }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: effects of one moment never change.
            <li key={index}>
              {actionWord(type, words)} <Technical>{type}</Technical>{' '}
              {params === undefined ? null : <code>{textOf(params)}</code>}
            </li>
          ))}
        </Effects>
      ) : null}
    </Section>
  );
}
