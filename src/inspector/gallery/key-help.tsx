import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Note } from '../parts/section.tsx';

const { keys: words } = inspectorText;

const List = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '4px $3',
  padding: '$3',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$sunken',
  fontSize: '13px',
  '& kbd': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontWeight: 700 },
});

/** Keys of a walk; `?` shows and hides them. */
export const KeyHelp = ({ isShown }: { isShown: boolean }) =>
  isShown ? (
    <List aria-label={words.heading}>
      {words.rows.map(([key, text]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  ) : (
    <Note>{words.hint}</Note>
  );
