import { download } from '#src/lib/download.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Button } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { entryOf } from '../gallery/entries.ts';
import type { LiveLog, LoggedActor } from '../model/live-log.ts';
import { logToTest, logToWalkthrough } from '../model/log-to-test.ts';
import { Note, Section } from '../parts/section.tsx';

const { files: text } = inspectorText.live;

/** Buttons that save the steps of an actor as a test and as a walkthrough; nothing for a chart outside of the registry. */
export function ActorFiles({ log, actor }: { log: LiveLog; actor: LoggedActor }) {
  const entry = actor.machine ? entryOf(actor.machine) : undefined;
  if (!entry) return null;
  const { machine, title } = entry;
  return (
    <Section title={text.heading}>
      <Note>{text.hint}</Note>
      <Row css={{ gap: '$2', flexWrap: 'wrap' }}>
        <Button
          type="button"
          size="small"
          onClick={() => download(`${machine.id}.test.ts`, logToTest(log, actor, machine), 'text/plain')}
        >
          {text.test}
        </Button>
        <Button
          type="button"
          size="small"
          onClick={() => download(`${machine.id}.txt`, logToWalkthrough(log, actor, title), 'text/plain')}
        >
          {text.walkthrough}
        </Button>
      </Row>
    </Section>
  );
}
