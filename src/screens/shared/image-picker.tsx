import { type ChangeEvent, useEffect, useMemo, useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { pictureText as text } from '#src/text/ko/pictures.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { Row } from '#src/ui/layout.tsx';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];
const MAX_BYTES = 5 * 1024 * 1024;
const Thumb = styled('img', {
  width: '96px',
  height: '96px',
  objectFit: 'cover',
  borderRadius: '$s',
  background: '$soft',
});

type ImagePickerProps = {
  images: readonly File[];
  /** Pictures that may be chosen. */
  max: number;
  onChange: (images: readonly File[]) => void;
};

/** Pictures with previews; the first one is the cover. */
export function ImagePicker({ images, max, onChange }: ImagePickerProps) {
  const [problem, setProblem] = useState<string | undefined>();
  const previews = useMemo(() => images.map((image) => URL.createObjectURL(image)), [images]);
  useEffect(
    () => () => {
      for (const url of previews) URL.revokeObjectURL(url);
    },
    [previews],
  );
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    const good = chosen.filter(({ type, size }) => ACCEPTED.includes(type) && size <= MAX_BYTES);
    const all = [...images, ...good];
    setProblem(good.length < chosen.length ? text.badImage : all.length > max ? text.tooMany : undefined);
    onChange(all.slice(0, max));
    target.value = '';
  };
  const drop = (index: number) => onChange(images.filter((_, at) => at !== index));
  const forward = (index: number) => {
    const next = [...images];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <div>
      <TextField
        label={text.images}
        hint={text.imagesHint}
        problem={problem}
        type="file"
        accept={ACCEPTED.join(',')}
        multiple
        onChange={add}
      />
      <Row>
        {previews.map((url, index) => (
          <div key={url}>
            <Thumb src={url} alt="" width={96} height={96} />
            <Button
              size="small"
              tone="ghost"
              type="button"
              disabled={index === 0}
              aria-label={text.moveImage(index + 1)}
              onClick={() => forward(index)}
            >
              ←
            </Button>
            <Button
              size="small"
              tone="ghost"
              type="button"
              aria-label={text.removeImage(index + 1)}
              onClick={() => drop(index)}
            >
              ✕
            </Button>
          </div>
        ))}
      </Row>
    </div>
  );
}
