import { useId } from 'react';
import { STORY } from '#domain/policies/selling.ts';
import type { EditorBlock } from '#machines/seller/products/product-story.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button, held } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { productEditorText } from './product-editor.text.ts';
import { productStoryText as text } from './product-story.text.ts';

const Frame = styled('li', {
  display: 'grid',
  gap: '$3',
  padding: '$4',
  border: '1px solid $line',
  borderRadius: '$card',
  '& img': {
    width: '160px',
    height: '160px',
    objectFit: 'cover',
    borderRadius: '$control',
    background: '$tile',
  },
});

type BlockProps = {
  block: EditorBlock;
  /** Place from 0, and number of blocks. */
  place: number;
  count: number;
  /** URL of the picture. */
  url: string;
  problem: string | undefined;
  onChange: (block: EditorBlock) => void;
  onMove: (by: -1 | 1) => void;
  onDrop: () => void;
};

/** One block of a story with its fields, and buttons that move and remove it. */
export const StoryBlockFields = (props: BlockProps) => {
  const { block, place, url, problem, onChange } = props;
  const name = `story.${place}`;
  return (
    <Frame aria-label={block.kind === 'TEXT' ? text.text(place + 1) : text.picture(place + 1)}>
      <BlockHead {...props} />
      {block.kind === 'TEXT' ? (
        <TextArea
          name={name}
          label={text.body}
          value={block.text}
          maxLength={STORY.text}
          hint={productEditorText.countOf(block.text.length, STORY.text)}
          problem={problem}
          onChange={({ target }) => onChange({ ...block, text: target.value })}
        />
      ) : (
        <PictureFields block={block} name={name} url={url} problem={problem} onChange={onChange} />
      )}
    </Frame>
  );
};

type PictureProps = Pick<BlockProps, 'url' | 'problem' | 'onChange'> & {
  block: Extract<EditorBlock, { kind: 'PICTURE' }>;
  name: string;
};

/** Picture of a block with its alternative text, or the mark that it is decorative. */
const PictureFields = ({ block, name, url, problem, onChange }: PictureProps) => (
  <Stack gap={3}>
    <img src={url} alt="" width={160} height={160} />
    {block.isDecorative ? null : (
      <TextField
        name={name}
        label={text.alt}
        hint={text.altHint}
        value={block.alt}
        maxLength={STORY.alt}
        problem={problem}
        onChange={({ target }) => onChange({ ...block, alt: target.value })}
      />
    )}
    <Checkbox
      checked={block.isDecorative}
      onChange={({ target }) => onChange({ ...block, isDecorative: target.checked })}
    >
      {text.decorative}
    </Checkbox>
  </Stack>
);

/** Number of a block, and the buttons that move it by one place or remove it; the focus goes with the block. */
function BlockHead({ block, place, count, onMove, onDrop }: BlockProps) {
  const group = useId();
  const move = (by: -1 | 1, heir: 'up' | 'down') => {
    const own = document.getElementById(group)?.closest('li');
    const next = by === 1 ? own?.nextElementSibling : own?.previousElementSibling;
    onMove(by);
    next?.querySelector<HTMLElement>(`[data-move="${heir}"]`)?.focus();
  };
  const number = place + 1;
  return (
    <Row id={group} css={{ justifyContent: 'space-between', gap: '$2' }}>
      <Muted>{block.kind === 'TEXT' ? text.text(number) : text.picture(number)}</Muted>
      <Row css={{ gap: '$1' }}>
        <Button
          type="button"
          size="small"
          data-move="up"
          aria-label={text.up(number)}
          {...(place === 0 ? held : { onClick: () => move(-1, 'up') })}
        >
          <Icon name="up" size={16} />
        </Button>
        <Button
          type="button"
          size="small"
          data-move="down"
          aria-label={text.down(number)}
          {...(place === count - 1 ? held : { onClick: () => move(1, 'down') })}
        >
          <Icon name="down" size={16} />
        </Button>
        <Button type="button" size="small" aria-label={text.drop(number)} onClick={onDrop}>
          <Icon name="close" size={16} />
        </Button>
      </Row>
    </Row>
  );
}
