import { type FormEvent, useEffect, useRef } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Input } from '../forms/input.ts';
import { Icon } from '../icons/every-icon.tsx';
import { VisuallyHidden } from '../layout/layout.tsx';
import { useLetterShortcuts } from '../letter-shortcuts.ts';

const Search = styled('form', {
  display: 'flex',
  flex: '1 1 260px',
  gap: '$2',
  maxWidth: '420px',
  '& input': { minHeight: '44px' },
});
type IndexSearchProps = { label: string; text: string | null; onSearch: (text: string | null) => void };

/** Search field of a table. */
export function IndexSearch({ label, text, onSearch }: IndexSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // The address also changes without the field: by Back, or by removing a chip.
  useEffect(() => {
    if (input.current) input.current.value = text ?? '';
  }, [text]);
  useLetterShortcuts((letter, event) => {
    if (letter !== '/' || document.querySelector('[role="dialog"]')) return;
    // Else the slash is typed into the field.
    event.preventDefault();
    input.current?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(input.current?.value.trim() || null);
  };
  return (
    <Search role="search" aria-label={indexText.searchFor(label)} onSubmit={submit}>
      <Input
        ref={input}
        type="search"
        defaultValue={text ?? ''}
        maxLength={100}
        aria-label={indexText.searchFor(label)}
        placeholder={label}
        enterKeyHint="search"
        aria-keyshortcuts="/"
      />
      <Button type="submit" css={{ minHeight: '44px', padding: '0 $3' }}>
        <Icon name="search" size={20} />
        <VisuallyHidden>{indexText.search}</VisuallyHidden>
      </Button>
    </Search>
  );
}
