import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { PRODUCT_LIMITS } from '#domain/seller/products/product-form.ts';
import type { EditorPicture, ProductImage } from '#machines/seller/products/product-editor.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { ImagePicker } from '#src/ui/forms/image-picker.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import type { EditorFlow } from './editor-flow.ts';
import { productEditorText as text } from './product-editor.text.ts';

const Colors = styled('div', {
  display: 'grid',
  gap: '$3',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  maxWidth: '480px',
});

type Props = { flow: EditorFlow; kind: 'mainImages' | 'detailImages' };

/** Pictures of one kind, each with the colour that it shows. */
export function ProductPictures({ flow: { snapshot, send }, kind }: Props) {
  const { values, problems } = snapshot.context;
  const pictures = values[kind];
  const change = (next: readonly EditorPicture[]) =>
    send({ type: 'field.changed', change: { [kind]: next } });
  const keep = (images: readonly ProductImage[]) =>
    change(images.map((image) => pictures.find((one) => one.image === image) ?? { image, color: null }));
  const paint = (at: number, color: string | null) =>
    change(pictures.map((picture, index) => (index === at ? { ...picture, color } : picture)));
  return (
    <Stack role="group" gap={3} aria-label={text.picturesOf(text.fieldOf(kind))} data-field={kind}>
      <ImagePicker<ProductImage>
        label={text.fieldOf(kind)}
        images={pictures.map(({ image }) => image)}
        max={PRODUCT_LIMITS.pictures}
        megabytes={PRODUCT_LIMITS.megabytes}
        problem={sentenceAt(problems, kind)}
        onChange={keep}
      />
      {values.colors.length > 1 && pictures.length > 0 ? (
        <Colors>
          {pictures.map(({ image, color }, index) => (
            <SelectField
              key={image instanceof File ? `${image.name} ${image.lastModified}` : image.imageId}
              label={text.pictureColor(index + 1)}
              choices={[
                { value: '', label: text.noColor },
                ...[...new Set([...values.colors, ...(color ? [color] : [])])].map((code) => ({
                  value: code,
                  label: colorName(code),
                })),
              ]}
              value={color ?? ''}
              onChange={({ target }) => paint(index, target.value || null)}
            />
          ))}
        </Colors>
      ) : null}
    </Stack>
  );
}
