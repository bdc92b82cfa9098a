import { useId, useState } from 'react';
import { mostIn } from '#machines/seller/products/grid-layers.model.ts';
import { edgesOf } from '#machines/seller/products/option-grid.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Select } from '#src/ui/forms/field.tsx';
import { Row } from '#src/ui/layout/layout.tsx';
import { NumberInput } from '#src/ui/numbers/number-input.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import type { GridFlow } from '../editor/editor-flow.ts';
import { optionGridText as text } from './option-grid.text.ts';

const Short = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  '& input': { width: '88px', minHeight: '44px' },
  '& select': { width: 'auto', minHeight: '44px' },
});
const ALL = 'ALL';

/** Actions on the selected cells for use without a keyboard. */
export function GridTools({ flow: { snapshot, send } }: { flow: GridFlow }) {
  const { selection, colors, layer } = snapshot.context;
  const [word, setWord] = useState('');
  const { top, bottom, left, right } = edgesOf(selection);
  const source = colors[selection.to.row];
  const others = colors.filter((color) => color !== source);
  return (
    <Row css={{ gap: '$2' }}>
      <span role="status">{text.selected((bottom - top + 1) * (right - left + 1))}</span>
      {layer === 'sku' ? null : <NumberTools layer={layer} word={word} onWord={setWord} send={send} />}
      {layer === 'stock' ? (
        <Button type="button" size="small" onClick={() => send({ type: 'number.given', stock: 0 })}>
          {text.soldOut}
        </Button>
      ) : null}
      <Button type="button" size="small" onClick={() => send({ type: 'cells.emptied' })}>
        {text.empty[layer]}
      </Button>
      <Button
        type="button"
        size="small"
        {...(snapshot.matches('ranging') ? { tone: 'primary' as const } : {})}
        aria-pressed={snapshot.matches('ranging')}
        onClick={() => send({ type: 'range.started' })}
      >
        {text.range}
      </Button>
      {others.length > 0 && layer !== 'sku' ? <RowCopy others={others} send={send} /> : null}
    </Row>
  );
}

type NumberProps = Pick<GridFlow, 'send'> & {
  layer: Exclude<GridFlow['snapshot']['context']['layer'], 'sku'>;
  word: string;
  onWord: (word: string) => void;
};

/** Number that fills the selected cells, or is added to them. */
function NumberTools({ layer, word, onWord, send }: NumberProps) {
  const id = useId();
  const pieces = /^\d+$/.test(word) ? Math.min(Number(word), mostIn(layer)) : null;
  const fill = () => pieces !== null && send({ type: 'number.given', stock: pieces });
  return (
    <>
      <Short>
        <label htmlFor={id}>{text.number[layer]}</label>
        <NumberInput
          id={id}
          value={word}
          onChange={({ target }) => onWord(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Prevents Enter from submitting the form.
            event.preventDefault();
            fill();
          }}
        />
      </Short>
      <Button type="button" size="small" blocked={pieces === null} onClick={fill}>
        {text.fill}
      </Button>
      <Button
        type="button"
        size="small"
        blocked={pieces === null}
        onClick={() => pieces !== null && send({ type: 'stock.raised', by: pieces })}
      >
        {text.raise}
      </Button>
    </>
  );
}

/** Copies the active row to another colour or to all others. */
function RowCopy({ others, send }: { others: readonly string[]; send: GridFlow['send'] }) {
  const id = useId();
  const [to, choose] = useState(ALL);
  const target = others.includes(to) ? to : ALL;
  return (
    <Short>
      <Select
        id={id}
        aria-label={text.copyTo}
        value={target}
        onChange={({ target: { value } }) => choose(value)}
      >
        <option value={ALL}>{text.allColors}</option>
        {others.map((color) => (
          <option key={color} value={color}>
            {colorName(color)}
          </option>
        ))}
      </Select>
      <Button
        type="button"
        size="small"
        onClick={() => send({ type: 'row.copied', to: target === ALL ? null : target })}
      >
        {text.copy}
      </Button>
    </Short>
  );
}
