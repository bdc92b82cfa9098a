import { PICTURE_ALT } from '#domain/policies/community.ts';
import type { PurchasedItem } from '#domain/trade/orders/purchased-items.ts';
import { altOf, chosenPurchases, type FeedValues, pictureKey } from '#machines/community/feed-shown.model.ts';
import { editorText } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { usePreviews } from '#src/ui/forms/use-previews.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PointField } from './point-field.tsx';

const text = editorText.pictures;

type PictureFieldsProps = {
  form: FeedValues;
  purchases: readonly PurchasedItem[];
  onChange: (change: Partial<FeedValues>) => void;
};

/** Description of each picture, and the points of the chosen products on it; nothing without pictures. */
export function PictureFields({ form, purchases, onChange }: PictureFieldsProps) {
  const urls = usePreviews(form.pictures);
  const pairs = chosenPurchases(form, purchases).map(({ orderItemId, productName }) => ({
    id: String(orderItemId),
    name: productName,
  }));
  if (form.pictures.length === 0) return null;
  return (
    <Stack as="section" gap={4}>
      <Stack gap={2}>
        <SectionTitle>{text.title}</SectionTitle>
        {pairs.length > 0 ? <Muted>{text.hint}</Muted> : null}
      </Stack>
      {form.pictures.map((picture, index) => {
        const key = pictureKey(picture);
        return (
          <Stack key={key} gap={3}>
            {pairs.length > 0 ? (
              <PointField
                form={form}
                picture={picture}
                url={urls[index] ?? ''}
                pairs={pairs}
                onPoints={(points) => onChange({ points })}
              />
            ) : null}
            <TextField
              label={text.alt(index + 1)}
              hint={text.altHint}
              maxLength={PICTURE_ALT}
              value={altOf(form, purchases, index)}
              onChange={({ target }) => onChange({ alts: { ...form.alts, [key]: target.value } })}
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
