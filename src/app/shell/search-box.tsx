import { type FormEvent, useRef } from 'react';
import { searchText } from '#domain/search-text.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { shellText } from '#src/text/ko/shell.ts';
import { Input } from '#src/ui/field.tsx';
import { useApp } from '#src/wiring/app-context.tsx';

const Form = styled('form', {
  display: 'flex',
  flex: 1,
  minWidth: 0,
  maxWidth: '420px',
  '& input': { minHeight: '40px' },
});

/** Searches for what was typed once it is not blank, then empties itself (spec section 2). */
export function SearchBox() {
  const { navigate } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = searchText(input.current?.value ?? '');
    if (!text || !input.current) return;
    input.current.value = '';
    navigate(paths.search(text));
  };
  return (
    <Form role="search" onSubmit={submit}>
      <Input
        ref={input}
        type="search"
        name="q"
        maxLength={100}
        aria-label={shellText.searchLabel}
        placeholder={shellText.searchLabel}
        enterKeyHint="search"
      />
    </Form>
  );
}
