import { type FormEvent, useRef, useState } from 'react';
import { searchText } from '#domain/catalogue/search-text.ts';
import { searchUiText as text } from '#src/areas/catalogue/search.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { imeEnter } from '#src/lib/ime-enter.ts';
import { paths } from '#src/lib/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { Input } from '#src/ui/input.ts';
import { Row } from '#src/ui/layout.tsx';

/** The search screen's own field; unlike the header's it keeps its text. */
export function SearchForm({ initial }: { initial: string }) {
  const { navigate } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const typed = searchText(input.current?.value ?? '');
    // Enter told twice asks once: the second finds the text already asked.
    if (typed !== null && paths.searchPage(typed) !== window.location.pathname + window.location.search)
      navigate(paths.searchPage(typed));
  };
  const [ime] = useState(() => imeEnter(submit));
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Row css={{ flexWrap: 'nowrap' }}>
        <Input
          ref={input}
          type="search"
          name="q"
          defaultValue={initial}
          maxLength={100}
          aria-label={text.inputLabel}
          placeholder={text.inputLabel}
          enterKeyHint="search"
          onKeyDown={(event) =>
            ime.keyDown({
              key: event.key,
              keyCode: event.keyCode,
              isComposing: event.nativeEvent.isComposing,
              preventDefault: () => event.preventDefault(),
            })
          }
          onCompositionEnd={ime.compositionEnd}
        />
        <Button type="submit" tone="primary" css={{ flex: 'none' }}>
          {text.submit}
        </Button>
      </Row>
    </form>
  );
}
