import { useState } from 'react';
import { STAGES } from '#src/lib/navigation/screen-preview.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { type SeenScreen, seenScreens } from './screen-list.ts';
import { snapshotAddress } from './snapshot-address.ts';

const { screens: words } = inspectorText;

/** Size (px) of the framed page, drawn at `SCALE`. */
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
  background: '$bg',
  '& button': {
    display: 'block',
    width: '100%',
    padding: '6px $2',
    border: 0,
    borderRadius: '$control',
    background: 'transparent',
    textAlign: 'left',
    fontSize: '$label',
  },
  '& button:hover': { background: '$sunken' },
  '& button[aria-current="page"]': { background: '$sunken', color: '$ink', fontWeight: 700 },
});
const Body = styled('div', { overflow: 'auto', padding: '$4 $5', '& h1': { fontSize: '$title1' } });
const Frames = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$5', paddingTop: '$4' });
const Item = styled('li', {
  '& header': { display: 'flex', justifyContent: 'space-between', paddingBottom: '$2', fontSize: '$label' },
  '& header a': { color: '$ink', textDecoration: 'underline' },
});
const Window = styled('div', {
  width: SIZE.width * SCALE,
  height: SIZE.height * SCALE,
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$bg',
  '& iframe': { ...SIZE, border: 0, transform: `scale(${SCALE})`, transformOrigin: '0 0' },
});

/** Page that shows every screen of the real app in each of its display states. */
export function ScreensPage() {
  const [screen, choose] = useState(seenScreens[0]);
  return (
    <PageFrame fixed>
      <Columns>
        <List aria-label={words.heading}>
          {seenScreens.map((one) => (
            <button
              key={one.key}
              type="button"
              aria-current={one === screen ? 'page' : undefined}
              onClick={() => choose(one)}
            >
              {one.title}
            </button>
          ))}
        </List>
        <Body>
          <h1>{screen?.title ?? words.heading}</h1>
          <Note>{words.hint}</Note>
          {screen ? <Stages key={screen.key} screen={screen} /> : null}
        </Body>
      </Columns>
    </PageFrame>
  );
}

function Stages({ screen }: { screen: SeenScreen }) {
  if (screen.chart === null)
    return (
      <Frames>
        <StageFrame title={screen.title} stage={words.asItIs} address={screen.address} />
      </Frames>
    );
  const { title, address, chart, stages } = screen;
  const missing = STAGES.filter((stage) => !stages.includes(stage)).map((stage) => words.stages[stage]);
  return (
    <>
      {missing.length > 0 ? <Note>{words.missing(missing.join(', '))}</Note> : null}
      <Frames>
        {stages.map((stage) => (
          <StageFrame
            key={stage}
            title={title}
            stage={words.stages[stage]}
            address={snapshotAddress(address, chart, stage)}
          />
        ))}
      </Frames>
    </>
  );
}

const StageFrame = ({ title, stage, address }: Record<'title' | 'stage' | 'address', string>) => (
  <Item>
    <header>
      <b>{stage}</b>
      <a href={address} target="_blank" rel="noreferrer">
        {words.open}
      </a>
    </header>
    <Window>
      <iframe src={address} title={`${title} ${stage}`} loading="lazy" />
    </Window>
  </Item>
);
