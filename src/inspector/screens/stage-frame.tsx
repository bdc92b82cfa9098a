import { useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Note } from '../parts/section.tsx';
import { screensText } from './screens.text.ts';
import { type PreviewOptions, withOptions } from './snapshot-address.ts';
import type { FrameWidth } from './stored-pictures.ts';
import { useFrame } from './use-frame.ts';

const { screens: words } = inspectorText;

/** Size (px) of the framed page, and the scale at which it is drawn. */
const SIZES: Readonly<Record<FrameWidth, { width: number; height: number; scale: number }>> = {
  desk: { width: 1280, height: 800, scale: 0.36 },
  phone: { width: 390, height: 800, scale: 0.7 },
};

const Item = styled('li', {
  maxWidth: '100%',
  '& header': { display: 'flex', flexWrap: 'wrap', gap: '0 $3', paddingBottom: '$2', fontSize: '$label' },
  '& header b': { flex: 1, whiteSpace: 'nowrap' },
  '& header a': { color: '$ink', textDecoration: 'underline', whiteSpace: 'nowrap' },
});
const Window = styled('div', {
  position: 'relative',
  maxWidth: '100%',
  overflow: 'hidden',
  border: '1px solid $line',
  borderRadius: '$control',
  background: '$bg',
  '& iframe': { border: 0, transformOrigin: '0 0' },
  '& iframe[data-shown="false"]': { visibility: 'hidden' },
  '& img': { position: 'absolute', inset: 0, width: '100%', opacity: 0.6 },
  '& p': {
    position: 'absolute',
    left: '$2',
    right: '$2',
    bottom: '$2',
    padding: '4px $2',
    borderRadius: '$control',
    background: '$bg',
  },
});

type StageFrameProps = {
  title: string;
  stage: string;
  /** Address of the page, without its options. */
  address: string;
  width: FrameWidth;
  options: PreviewOptions;
  picture: string | null;
};

/** A page in one of its states: its stored picture, or an empty box, until the live frame is there. */
export function StageFrame({ title, stage, address, width, options, picture }: StageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const state = useFrame(box, frame);
  const { scale, ...size } = SIZES[width];
  const shown = withOptions(address, options);
  return (
    <Item>
      <header>
        <b>{stage}</b>
        <a href={shown} target="_blank" rel="noreferrer">
          {words.open}
        </a>
        <a href={withOptions(address, { ...options, withPanel: true })} target="_blank" rel="noreferrer">
          {screensText.openWithPanel}
        </a>
      </header>
      <Window ref={box} data-frame={state} style={{ width: size.width * scale, height: size.height * scale }}>
        {state === 'waiting' ? null : (
          <iframe
            ref={frame}
            src={shown}
            title={`${title} ${stage}`}
            data-shown={state === 'shown'}
            style={{ ...size, transform: `scale(${scale})` }}
          />
        )}
        {state !== 'shown' && picture ? <img src={picture} alt="" /> : null}
        {state === 'shown' ? null : <Note>{screensText[state]}</Note>}
      </Window>
    </Item>
  );
}
