import { useState } from 'react';
import { STAGES, type Stage } from '#src/lib/navigation/screen-preview.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { type Preview, PreviewControls } from './preview-controls.tsx';
import { type SeenScreen, seenScreens } from './screen-list.ts';
import { screensText } from './screens.text.ts';
import { snapshotAddress } from './snapshot-address.ts';
import { StageFrame } from './stage-frame.tsx';
import { storedPicture } from './stored-pictures.ts';

const { screens: words } = inspectorText;

const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  // Narrow screens: a field in place of the list.
  '@media (max-width: 767px)': { display: 'block', overflow: 'auto', '& > nav': { display: 'none' } },
});
const Choice = styled('select', {
  display: 'none',
  width: '100%',
  minHeight: '44px',
  marginBottom: '$3',
  border: '1px solid $control',
  borderRadius: '$control',
  background: '$bg',
  fontSize: '$field',
  '@media (max-width: 767px)': { display: 'block' },
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
const Body = styled('div', {
  overflow: 'auto',
  padding: '$4 $5',
  '& h1': { fontSize: '$title1' },
  '@media (max-width: 767px)': { overflow: 'visible', padding: '$3' },
});
const Frames = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$5', paddingTop: '$4' });

const FIRST_PREVIEW: Preview = { viewer: null, offline: false, width: 'desk' };

/** Page that shows every screen of the real app in each of its display states. */
export function ScreensPage() {
  const [screen, choose] = useState(seenScreens[0]);
  const [preview, setPreview] = useState(FIRST_PREVIEW);
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
          <Choice
            aria-label={screensText.choose}
            value={screen?.key}
            onChange={({ target }) => choose(seenScreens.find(({ key }) => key === target.value))}
          >
            {seenScreens.map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Choice>
          <h1>{screen?.title ?? words.heading}</h1>
          <Note>{words.hint}</Note>
          <PreviewControls preview={preview} onChange={setPreview} />
          {screen ? (
            <Stages key={`${screen.key} ${keyOf(preview)}`} screen={screen} preview={preview} />
          ) : null}
        </Body>
      </Columns>
    </PageFrame>
  );
}

const keyOf = ({ viewer, offline, width }: Preview): string => `${viewer} ${offline} ${width}`;

type StagesProps = { screen: SeenScreen; preview: Preview };

function Stages({ screen, preview }: StagesProps) {
  const { title, address } = screen;
  const { viewer, offline, width } = preview;
  const given = { title, width, options: { viewer: viewer ?? screen.who, offline } };
  // Stored pictures are of the person that the screen is made for, with a network.
  const pictureOf = (stage: Stage | null) =>
    viewer === null && !offline ? storedPicture(screen, stage, width) : null;
  if (screen.chart === null)
    return (
      <Frames>
        <StageFrame {...given} stage={words.asItIs} address={address} picture={pictureOf(null)} />
      </Frames>
    );
  const { chart, stages } = screen;
  const missing = STAGES.filter((stage) => !stages.includes(stage)).map((stage) => words.stages[stage]);
  return (
    <>
      {missing.length > 0 ? <Note>{words.missing(missing.join(', '))}</Note> : null}
      <Frames>
        {stages.map((stage) => (
          <StageFrame
            {...given}
            key={stage}
            stage={words.stages[stage]}
            address={snapshotAddress(address, chart, stage)}
            picture={pictureOf(stage)}
          />
        ))}
      </Frames>
    </>
  );
}
