import type { FlowLabels } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import type { Refusal } from '../model/guards.ts';
import { guardWord } from '../model/labels.ts';
import { Note } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';
import { ValueView } from '../parts/value-view.tsx';

const { refused } = inspectorText;

const Details = styled('details', {
  fontSize: '13px',
  '& summary': { color: '$danger', cursor: 'pointer' },
  '& > div': { display: 'grid', gap: '$1', paddingTop: '$1' },
});
const Rule = styled('code', {
  display: 'block',
  padding: '$2 $3',
  borderRadius: '$control',
  background: '$sunken',
  fontSize: '11.5px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Guards that refused an event, with their source, params and context. */
export const RefusalList = ({
  refusals,
  words,
}: {
  refusals: readonly Refusal[];
  words: FlowLabels | undefined;
}) =>
  refusals.map(({ guard, state, params, source, context }) => (
    <Details key={`${state} ${guard} ${source}`}>
      <summary>
        {refused.by(guardWord(guard, words))} <Technical>{guard}</Technical>
      </summary>
      <div>
        <Note>{refused.rule}</Note>
        <Rule>{source}</Rule>
        {params === undefined ? null : (
          <>
            <Note>{refused.params}</Note>
            <ValueView value={params} />
          </>
        )}
        {Object.keys(context).length > 0 ? (
          <>
            <Note>{refused.saw}</Note>
            <ValueView value={context} />
          </>
        ) : null}
      </div>
    </Details>
  ));
