import { useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { Picture } from '#src/ui/picture.tsx';
import { caseText as text } from './reports.text.ts';

const Pictures = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$3' });
const Shown = styled('button', {
  display: 'block',
  width: '144px',
  height: '144px',
  padding: 0,
  border: 0,
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$sunken',
  cursor: 'pointer',
  '&[aria-pressed="false"] img': { filter: 'blur(20px)' },
});

/** Pictures of reported content, hidden until they are opened. */
export const CasePictures = ({ pictures }: { pictures: readonly string[] }) =>
  pictures.length === 0 ? null : (
    <Pictures>
      {pictures.map((picture, place) => (
        <li key={picture}>
          <CasePicture picture={picture} place={place + 1} />
        </li>
      ))}
    </Pictures>
  );

function CasePicture({ picture, place }: { picture: string; place: number }) {
  const [isSeen, setSeen] = useState(false);
  return (
    <Shown
      type="button"
      aria-pressed={isSeen}
      aria-label={text.picture(place)}
      onClick={() => setSeen(!isSeen)}
    >
      <Picture image={picture} alt="" width={144} height={144} />
    </Shown>
  );
}
