import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { sizesOf } from '#machines/seller/products/product-editor.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import type { EditorFlow } from './editor-flow.ts';
import { productEditorText as text } from './product-editor.text.ts';

const Sizes = styled('div', {
  display: 'grid',
  gap: '$3',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
});

/** Length inside the shoe of each size that the product has. */
export function ProductLengths({ flow: { snapshot, send } }: { flow: EditorFlow }) {
  const { values, problems } = snapshot.context;
  const sizes = sizesOf(values);
  const problem = sentenceAt(problems, 'innerLengths');
  if (sizes.length === 0) return <Muted>{text.noSizes}</Muted>;
  return (
    <Sizes>
      {sizes.map((size, place) => (
        <NumberField
          key={size}
          // The first field takes the problem of all.
          name={place === 0 ? 'innerLengths' : `innerLengths.${size}`}
          label={text.lengthOf(size)}
          unit="mm"
          value={values.innerLengths[size] ?? ''}
          problem={place === 0 ? problem : undefined}
          onChange={({ target }) =>
            send({
              type: 'field.changed',
              change: { innerLengths: { ...values.innerLengths, [size]: target.value } },
            })
          }
        />
      ))}
    </Sizes>
  );
}
