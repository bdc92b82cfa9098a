import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { THEMES } from '#domain/kit/theme.ts';
import { themeOf } from '#src/areas/shell/theme.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { themeText as text } from '#src/text/theme.ts';

const Group = styled('fieldset', {
  display: 'inline-flex',
  width: 'fit-content',
  margin: 0,
  padding: '2px',
  border: 0,
  borderRadius: '$round',
  background: '$line',
  '& legend': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  },
});
const Choice = styled('label', {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: '52px',
  minHeight: '32px',
  padding: '0 $2',
  borderRadius: '$round',
  color: '$ink2',
  fontSize: '$meta',
  cursor: 'pointer',
  // The hit area is larger than the drawing.
  '& input': { position: 'absolute', inset: '-6px 0', margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(input:checked)': { background: '$ink', color: '$onInk', fontWeight: '$semibold' },
  '&:has(input:focus-visible)': { outline: '2px solid $ink', outlineOffset: '2px' },
});

/** Theme switch: system, light or dark. */
export default function ThemeChoice() {
  const actor = themeOf(useApp());
  const snapshot = useSelector(actor, (state) => state);
  const name = useId();
  return (
    <Group data-flow="theme" data-state={statePath(snapshot.value)}>
      <legend>{text.title}</legend>
      {THEMES.map((theme) => (
        <Choice key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === snapshot.context.theme}
            onChange={() => actor.send({ type: 'theme.chosen', theme })}
          />
          {text.names[theme]}
        </Choice>
      ))}
    </Group>
  );
}
