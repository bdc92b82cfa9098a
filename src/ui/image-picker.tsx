import { useState } from 'react';
import { bytesOf, PICTURE_TYPES } from '#domain/kit/picture.ts';
import { PICTURE_MEGABYTES } from '#domain/policies/uploads.ts';
import { styled } from '#src/styles/stitches.ts';
import { pictureText as text } from '#src/text/pictures.ts';
import { Icon } from '#src/ui/every-icon.tsx';
import { Parts, useField } from '#src/ui/field.tsx';
import { FileInput } from '#src/ui/file-field.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import { type KeptPicture, usePreviews } from './use-previews.ts';
import { useReorder } from './use-reorder.ts';

/** The first picture is the cover, and as large as four others. */
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$2',
  maxWidth: '480px',
  '& > div:first-child': { gridArea: 'span 2 / span 2' },
});
const Place = styled('span', {
  position: 'relative',
  display: 'grid',
  '& input:focus-visible + label': { outline: '2px solid $ink', outlineOffset: '2px' },
  variants: { alone: { true: { gridColumn: '1 / -1' } } },
});
const Add = styled('label', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '$1',
  minHeight: '96px',
  border: '1.5px dashed $control',
  borderRadius: '$control',
  color: '$ink2',
  fontSize: '$label',
  cursor: 'pointer',
  '&&': { fontWeight: '$semibold' },
  variants: { alone: { true: { minHeight: '200px', background: '$sunken', fontSize: '$body' } } },
});

type ImagePickerProps<Picture> = {
  /** Those of this device and, where something is changed, those that it has. */
  images: readonly Picture[];
  /** What they are called, where a page has several kinds. */
  label?: string;
  /** Pictures that may be chosen. */
  max: number;
  /** How large each may be, where that is more than usual. */
  megabytes?: number;
  /** What is wrong with them in the eyes of their form. */
  problem?: string | undefined;
  onChange: (images: readonly (Picture | File)[]) => void;
};

/** Pictures as large as they matter; the first one is the cover, and each can be dragged, or moved before the one before it. */
export function ImagePicker<Picture extends File | KeptPicture>(props: ImagePickerProps<Picture>) {
  const { images, label = text.images, max, megabytes = PICTURE_MEGABYTES, onChange } = props;
  const [refusal, setRefusal] = useState<string | undefined>();
  const problem = refusal ?? props.problem;
  const previews = usePreviews(images);
  // The button that takes a picture out goes with it: choosing another one is next to it.
  const rescue = useFocusRescue('input');
  const hint = text.imagesHint(megabytes, max);
  const { id, aria } = useField({ hint, problem });
  const add = (chosen: readonly File[]) => {
    const most = bytesOf(megabytes);
    const good = chosen.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= most);
    const all = [...images, ...good];
    setRefusal(
      good.length < chosen.length
        ? text.badImage(megabytes)
        : all.length > max
          ? text.tooMany(max)
          : undefined,
    );
    onChange(all.slice(0, max));
  };
  const drop = (index: number) => onChange(images.filter((_, at) => at !== index));
  const move = (from: number, to: number) => {
    const next = [...images];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const placeOf = useReorder(move);
  const alone = images.length === 0;
  return (
    <div ref={rescue}>
      <Parts id={id} label={label} hint={hint} problem={problem}>
        <Grid>
          {previews.map((url, index) => (
            <ChosenPicture
              key={url}
              url={url}
              isCover={index === 0}
              forward={{ label: text.moveImage(index + 1), onPress: () => move(index, index - 1) }}
              place={placeOf(index)}
              drop={{ label: text.removeImage(index + 1), onPress: () => drop(index) }}
            />
          ))}
          <Place alone={alone}>
            <FileInput {...aria} aria-label={label} accept={PICTURE_TYPES.join(',')} multiple onFiles={add} />
            <Add htmlFor={id} alone={alone}>
              <Icon name="camera" size={alone ? 32 : 24} />
              {alone ? text.choose : text.chosenOf(images.length, max)}
            </Add>
          </Place>
        </Grid>
      </Parts>
    </div>
  );
}
