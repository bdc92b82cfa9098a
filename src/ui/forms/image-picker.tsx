import { useState } from 'react';
import { megabytesToBytes, PICTURE_TYPES } from '#domain/kit/pictures/picture.ts';
import { PICTURE_MEGABYTES } from '#domain/policies/uploads.ts';
import { styled } from '#src/styles/stitches.ts';
import { pictureText as text } from '#src/text/pictures.ts';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { Parts, useField } from '#src/ui/forms/field.tsx';
import { FileInput } from '#src/ui/forms/file-field.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { useReorder } from '../layout/use-reorder.ts';
import { ChosenPicture } from './chosen-picture.tsx';
import { type KeptPicture, usePreviews } from './use-previews.ts';

/** Grid in which the first picture, the cover, is as large as four others. */
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
  /** Files of this device and stored pictures, in order. */
  images: readonly Picture[];
  /** Label, where a page has several pickers. */
  label?: string;
  /** Highest number of pictures. */
  max: number;
  /** Size limit of each picture in megabytes, where it differs from the usual one. */
  megabytes?: number;
  /** Problem of the field, from its form. */
  problem?: string | undefined;
  onChange: (images: readonly (Picture | File)[]) => void;
};

/** Picker of pictures; the first one is the cover, and each can be dragged or moved forward. */
export function ImagePicker<Picture extends File | KeptPicture>(props: ImagePickerProps<Picture>) {
  const { images, label = text.images, max, megabytes = PICTURE_MEGABYTES, onChange } = props;
  const [refusal, setRefusal] = useState<string | undefined>();
  const problem = refusal ?? props.problem;
  const previews = usePreviews(images);
  // After a removal the focus goes to the file input.
  const rescue = useFocusRescue('input');
  const hint = text.imagesHint(megabytes, max);
  const { id, aria } = useField({ hint, problem });
  const add = (chosen: readonly File[]) => {
    const most = megabytesToBytes(megabytes);
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
