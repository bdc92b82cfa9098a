import type { ChangeEvent } from 'react';
import { cleanTags } from '#domain/community/tags.ts';
import { editorText as text } from '#src/areas/community/feed-editor/feed-editor.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextField } from '#src/ui/forms/field.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';

const Chips = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$2', marginTop: '$2' });
const Chip = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '40px',
  padding: '0 $3',
  border: '1px solid $control',
  borderRadius: '$round',
  background: 'transparent',
  fontSize: '$label',
  '@small': { minHeight: '44px' },
  variants: { on: { true: { background: '$ink', borderColor: '$ink', color: '$onInk' } } },
});

type TagFieldProps = {
  name: string;
  value: string;
  problem: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onTags: (value: string) => void;
};

/** Hashtag field: each tag is a removable chip, with suggestions below. */
export function TagField({ onTags, ...field }: TagFieldProps) {
  const tags = cleanTags(field.value.split(/[\s,]+/));
  const write = (next: readonly string[]) => onTags(next.map((tag) => `#${tag}`).join(' '));
  const offers = text.offers.filter((tag) => !tags.includes(tag));
  return (
    <div>
      <TextField label={text.hashtags} hint={text.hashtagsHint} {...field} />
      <Chips role="group" aria-label={text.offered}>
        {tags.map((tag) => (
          <Chip
            key={tag}
            type="button"
            on
            aria-label={text.dropTag(tag)}
            onClick={() => write(tags.filter((one) => one !== tag))}
          >
            #{tag}
            <Icon name="close" size={14} />
          </Chip>
        ))}
        {offers.map((tag) => (
          <Chip key={tag} type="button" aria-label={text.addTag(tag)} onClick={() => write([...tags, tag])}>
            #{tag}
          </Chip>
        ))}
      </Chips>
    </div>
  );
}
