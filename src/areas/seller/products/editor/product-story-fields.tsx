import { useId, useState } from 'react';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { megabytesToBytes, PICTURE_TYPES } from '#domain/kit/pictures/picture.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';
import {
  type EditorBlock,
  type EditorStory,
  roomOf,
  withBlock,
  withMoved,
  withoutBlock,
  withPictures,
  withText,
} from '#machines/seller/products/product-story.model.ts';
import { pictureText } from '#src/text/pictures.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { FileButton } from '#src/ui/forms/file-field.tsx';
import { usePreviews } from '#src/ui/forms/use-previews.ts';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import type { EditorFlow } from './editor-flow.ts';
import { productStoryText as text } from './product-story.text.ts';
import { StoryBlockFields } from './story-block-fields.tsx';
import { StoryPreview } from './story-preview.tsx';

const imageOf = (block: EditorBlock) => (block.kind === 'PICTURE' ? [block.image] : []);

/** Story of a product: blocks of text and pictures that are added, ordered, described and removed. */
export function ProductStoryFields({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { values, problems } = snapshot.context;
  const { story } = values;
  const urls = usePreviews(story.flatMap(imageOf));
  const urlOf = (place: number) => urls[story.slice(0, place).flatMap(imageOf).length] ?? '';
  const rescue = useFocusRescue('button');
  const change = (next: EditorStory) => send({ type: 'field.changed', change: { story: next } });
  const problem = sentenceAt(problems, 'story');
  return (
    <Stack ref={rescue} gap={4} data-field="story">
      {story.length === 0 ? <Muted>{text.empty}</Muted> : null}
      <Stack as="ol" gap={4}>
        {story.map((block, place) => (
          <StoryBlockFields
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity; the focus is moved with a block.
            key={place}
            block={block}
            place={place}
            count={story.length}
            url={urlOf(place)}
            problem={sentenceAt(problems, `story.${place}`)}
            onChange={(next) => change(withBlock(story, place, next))}
            onMove={(by) => change(withMoved(story, place, by))}
            onDrop={() => change(withoutBlock(story, place))}
          />
        ))}
      </Stack>
      {problem ? <p role="alert">{problem}</p> : null}
      <AddBlocks story={story} onChange={change} />
      {story.length > 0 ? (
        <Collapsible summary={text.preview}>
          <StoryPreview story={story} urlOf={urlOf} />
        </Collapsible>
      ) : null}
    </Stack>
  );
}

type AddProps = { story: EditorStory; onChange: (story: EditorStory) => void };

/** Buttons that add a text or pictures while there is room. */
function AddBlocks({ story, onChange }: AddProps) {
  const [refusal, refuse] = useState<string | null>(null);
  const id = useId();
  const room = roomOf(story);
  const add = (files: readonly File[]) => {
    const most = megabytesToBytes(PRODUCT_LIMITS.megabytes);
    const good = files.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= most);
    refuse(
      good.length < files.length
        ? pictureText.badImage(PRODUCT_LIMITS.megabytes)
        : good.length > room.pictures
          ? pictureText.tooMany(room.pictures)
          : null,
    );
    onChange(withPictures(story, good));
  };
  if (room.blocks === 0) return <Muted>{text.full}</Muted>;
  return (
    <>
      <Row css={{ gap: '$2' }}>
        <Button type="button" size="small" onClick={() => onChange(withText(story))}>
          {text.addText}
        </Button>
        <FileButton
          id={id}
          choose={text.addPictures}
          accept={PICTURE_TYPES.join(',')}
          multiple
          disabled={room.pictures === 0}
          onFiles={add}
        />
      </Row>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </>
  );
}
