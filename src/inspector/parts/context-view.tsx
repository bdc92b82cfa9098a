import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Chip } from '#src/ui/layout/layout.tsx';
import { Note } from './section.tsx';
import { textOf, ValueView } from './value-view.tsx';

const { context: words } = inspectorText;

const List = styled('dl', {
  display: 'grid',
  gap: '$3',
  '& dt': { display: 'flex', gap: '$2', alignItems: 'center', fontWeight: 700, fontSize: '13px' },
  '& dd': { marginTop: '3px' },
});

type Data = Readonly<Record<string, unknown>>;

/** Context of a machine by field; fields that the last event changed are marked. */
export function ContextView({ context, before }: { context: Data; before?: Data | undefined }) {
  const entries = Object.entries(context);
  if (entries.length === 0) return <Note>{words.empty}</Note>;
  return (
    <List>
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>
            {key}
            {before && textOf(before[key]) !== textOf(value) ? (
              <Chip tone="accent">{words.changed}</Chip>
            ) : null}
          </dt>
          <dd>
            <ValueView value={value} />
          </dd>
        </div>
      ))}
    </List>
  );
}
