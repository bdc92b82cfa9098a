import { useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { entryOf } from '../gallery/entries.ts';
import { STAGES, type Stage, stagesOf } from '../model/stages.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { type ScreenRow, screenRows } from './screen-list.ts';
import { snapshotAddress } from './snapshot-address.ts';

const { screens: words } = inspectorText;

/** Frames show a page of this size, drawn smaller. */
const SIZE = { width: 1280, height: 860 };
const SCALE = 0.36;

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
});
const List = styled('nav', {
  overflow: 'auto',
  padding: '$4 $3',
  borderRight: '1px solid $line',
  background: '$surface',
  '& button': {
    display: 'block',
    width: '100%',
    padding: '6px $2',
    border: 0,
    borderRadius: '$s',
    background: 'transparent',
    textAlign: 'left',
    fontSize: '$s',
  },
  '& button:hover': { background: '$soft' },
  '& button[aria-current="page"]': { background: '$accentSoft', color: '$accentStrong', fontWeight: 700 },
});
const Body = styled('div', { overflow: 'auto', padding: '$4 $5', '& h1': { fontSize: '$xl' } });
const Frames = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$5', paddingTop: '$4' });
const Item = styled('li', {
  '& header': { display: 'flex', justifyContent: 'space-between', paddingBottom: '$2', fontSize: '$s' },
  '& header a': { color: '$accentStrong', textDecoration: 'underline' },
});
const Window = styled('div', {
  width: SIZE.width * SCALE,
  height: SIZE.height * SCALE,
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$s',
  background: '$surface',
  '& iframe': { ...SIZE, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0' },
});

const titleOf = ({ machine, path }: ScreenRow): string => entryOf(machine)?.title ?? path;

/** Every screen in each of its states, on the real app: its machine is put there and kept there. */
export function ScreensPage() {
  const [row, choose] = useState(screenRows[0]);
  return (
    <PageFrame fixed>
      <Columns>
        <List aria-label={words.heading}>
          {screenRows.map((one) => (
            <button
              key={one.path}
              type="button"
              aria-current={one === row ? 'page' : undefined}
              onClick={() => choose(one)}
            >
              {titleOf(one)}
            </button>
          ))}
        </List>
        <Body>
          <h1>{row ? titleOf(row) : words.heading}</h1>
          <Note>{words.hint}</Note>
          {row ? <Stages key={row.machine} row={row} /> : null}
        </Body>
      </Columns>
    </PageFrame>
  );
}

function Stages({ row }: { row: ScreenRow }) {
  const entry = entryOf(row.machine);
  const known = entry ? stagesOf(entry) : [];
  const missing = STAGES.filter((stage) => !known.includes(stage)).map((stage) => words.stages[stage]);
  return (
    <>
      {missing.length > 0 ? <Note>{words.missing(missing.join(', '))}</Note> : null}
      <Frames>
        {known.map((stage) => (
          <StageFrame key={stage} row={row} stage={stage} />
        ))}
      </Frames>
    </>
  );
}

function StageFrame({ row, stage }: { row: ScreenRow; stage: Stage }) {
  const address = snapshotAddress(row.path, row.machine, stage);
  return (
    <Item>
      <header>
        <b>{words.stages[stage]}</b>
        <a href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </header>
      <Window>
        <iframe src={address} title={`${titleOf(row)} ${words.stages[stage]}`} loading="lazy" />
      </Window>
    </Item>
  );
}
