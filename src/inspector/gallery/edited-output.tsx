import { useState } from 'react';
import type { EventObject } from 'xstate';
import { done, type PortSamples } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { type OutputProblem, outputProblems } from '../model/output-problems.ts';
import { JsonArea, readJson } from '../parts/json-area.ts';
import { Mono, Note } from '../parts/section.tsx';

const { edited: text } = inspectorText.try;

const Details = styled('details', {
  fontSize: '13px',
  '& summary': { cursor: 'pointer', color: '$ink2' },
  '& > div': { display: 'grid', gap: '$2', paddingTop: '$2', justifyItems: 'start' },
});
const Problems = styled('ul', { display: 'grid', gap: '2px', color: '$danger', fontSize: '13px' });

/** Number of problems that are listed; the rest follows when these are mended. */
const SHOWN = 5;

type EditedOutputProps = {
  id: string;
  name: string;
  samples: PortSamples;
  happen: (event: EventObject) => void;
};

/** Form that settles a port with an edited copy of its sample, after a check against the schema of the port. */
export function EditedOutput({ id, name, samples, happen }: EditedOutputProps) {
  const [json, setJson] = useState(() => JSON.stringify(samples.done, null, 1));
  const output = readJson(json);
  const problems = output === undefined ? [] : outputProblems(output, samples);
  return (
    <Details>
      <summary>{text.open}</summary>
      <div>
        <JsonArea
          aria-label={`${name} ${text.output}`}
          value={json}
          onChange={({ target }) => setJson(target.value)}
        />
        {output === undefined ? <Note role="alert">{text.bad}</Note> : <ProblemList problems={problems} />}
        <Button
          type="button"
          size="small"
          disabled={output === undefined || problems.length > 0}
          onClick={() => happen(done(id, output))}
        >
          ✓ {text.use}
        </Button>
      </div>
    </Details>
  );
}

const ProblemList = ({ problems }: { problems: readonly OutputProblem[] }) =>
  problems.length > 0 ? (
    <Problems role="alert">
      {problems.slice(0, SHOWN).map(({ path, reason, allowed }) => (
        <li key={path}>
          <Mono>{path || '.'}</Mono> {text.problems[reason](allowed.join(', '))}
        </li>
      ))}
    </Problems>
  ) : null;
