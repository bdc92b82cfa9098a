import { type KeyboardEvent, useId, useState } from 'react';
import { COLORS } from '#domain/catalogue/colors.ts';
import { colorNamed } from '#machines/seller/products/option-grid.model.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Row, Stack } from '#src/ui/layout/layout.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { optionGridText as text } from '../option-grid/option-grid.text.ts';
import type { GridFlow } from './editor-flow.ts';

type Props = { flow: GridFlow; problem: string | undefined };

/** Colours of the grid: add one by name, or remove one. */
export function ColorField({ flow: { snapshot, send }, problem }: Props) {
  const { colors } = snapshot.context;
  const [word, setWord] = useState('');
  const [unknown, setUnknown] = useState('');
  const list = useId();
  // Removing a colour removes its button, so the focus moves to the field.
  const rescue = useFocusRescue('input');
  const add = (named: string) => {
    const color = colorNamed(named);
    if (color) send({ type: 'color.added', color });
    setWord(color ? '' : named);
    setUnknown(color || named.trim() === '' ? '' : named);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Prevents Enter from submitting the form.
    event.preventDefault();
    add(word);
  };
  return (
    <Stack ref={rescue} gap={3} css={{ maxWidth: '$sizes$reading' }}>
      <TextField
        label={text.color}
        hint={text.colorHint}
        list={list}
        autoComplete="off"
        value={word}
        problem={unknown ? text.noColor(unknown) : problem}
        onChange={({ target, nativeEvent }) => {
          setUnknown('');
          setWord(target.value);
          // Chosen from the datalist, for which there is no key event.
          const isChosen = !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText';
          if (isChosen && COLORS.some(({ name }) => name === target.value)) add(target.value);
        }}
        onKeyDown={onKeyDown}
        action={
          <Button type="button" onClick={() => add(word)}>
            {text.add}
          </Button>
        }
      />
      <datalist id={list}>
        {COLORS.filter(({ code }) => !colors.includes(code)).map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      {colors.length > 0 ? (
        <ChosenColors colors={colors} onRemove={(color) => send({ type: 'color.removed', color })} />
      ) : null}
    </Stack>
  );
}

type ChosenProps = { colors: readonly string[]; onRemove: (color: string) => void };

/** Colours of the grid, each a button that removes it. */
const ChosenColors = ({ colors, onRemove }: ChosenProps) => (
  <Row role="group" aria-label={text.chosen} css={{ gap: '$2' }}>
    {colors.map((color) => (
      <Button
        key={color}
        type="button"
        size="small"
        aria-label={text.dropColor(colorName(color))}
        onClick={() => onRemove(color)}
      >
        {colorName(color)}
        <Icon name="close" size={16} />
      </Button>
    ))}
  </Row>
);
