import { useState } from 'react';
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#domain/kit/picture.ts';
import { styled } from '#src/styles/stitches.ts';
import { pictureText as text } from '#src/text/pictures.ts';
import { Button } from '#src/ui/button.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { useFocusRescue } from '#src/ui/focus-return.ts';
import { Row } from '#src/ui/layout.tsx';
import { Icon } from './icon.tsx';
import { type KeptPicture, usePreviews } from './use-previews.ts';

const Thumb = styled('img', {
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: '$control',
  background: '$sunken',
});

type ImagePickerProps<Picture> = {
  /** Those of this device and, where something is changed, those that it has. */
  images: readonly Picture[];
  /** Pictures that may be chosen. */
  max: number;
  onChange: (images: readonly (Picture | File)[]) => void;
};

/** Pictures with previews; the first one is the cover. */
export function ImagePicker<Picture extends File | KeptPicture>({
  images,
  max,
  onChange,
}: ImagePickerProps<Picture>) {
  const [problem, setProblem] = useState<string | undefined>();
  const previews = usePreviews(images);
  // The button that takes a picture out goes with it: choosing another one is next to it.
  const field = useFocusRescue('input');
  const add = (chosen: readonly File[]) => {
    const good = chosen.filter(({ type, size }) => PICTURE_TYPES.includes(type) && size <= MAX_PICTURE_BYTES);
    const all = [...images, ...good];
    setProblem(good.length < chosen.length ? text.badImage : all.length > max ? text.tooMany : undefined);
    onChange(all.slice(0, max));
  };
  const drop = (index: number) => onChange(images.filter((_, at) => at !== index));
  const forward = (index: number) => {
    const next = [...images];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <div ref={field}>
      <FileField
        label={text.images}
        hint={text.imagesHint}
        choose={text.choose}
        problem={problem}
        accept={PICTURE_TYPES.join(',')}
        multiple
        onFiles={add}
      />
      <Row css={previews.length > 0 ? { marginTop: '$3' } : {}}>
        {previews.map((url, index) => (
          <div key={url}>
            <Thumb src={url} alt="" width={96} height={96} />
            <Button
              size="small"
              tone="ghost"
              type="button"
              blocked={index === 0}
              aria-label={text.moveImage(index + 1)}
              onClick={() => forward(index)}
            >
              <Icon name="left" size={18} />
            </Button>
            <Button
              size="small"
              tone="ghost"
              type="button"
              aria-label={text.removeImage(index + 1)}
              onClick={() => drop(index)}
            >
              <Icon name="close" size={18} />
            </Button>
          </div>
        ))}
      </Row>
    </div>
  );
}
