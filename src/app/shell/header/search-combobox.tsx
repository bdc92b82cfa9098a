import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { optionsOf } from '#machines/catalogue/search-box.model.ts';
import { wireSearchBox } from '#src/areas/catalogue/search/search-box.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { imeEnter } from '#src/lib/ime-enter.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';
import { shellText } from '#src/text/shell.ts';
import { Input } from '#src/ui/forms/input.ts';
import { SearchForm } from './search-form.tsx';
import type { SearchListProps } from './search-list.tsx';

const SearchList = addition<SearchListProps>(
  () => import('./search-list.tsx'),
  () => null,
);

/** Resolves after the syllable that an input method is composing; index.html marks the page meanwhile. */
const preload = () =>
  document.querySelector('[data-composing]') &&
  new Promise((done) => addEventListener('compositionend', done));

/**
 * It replaces the native search form and keeps the typed text (index.html), but not while a syllable is composed.
 * @public preloadable.tsx reads it from the loaded module.
 */
export const parts = [{ preload }];

/** Searches for a text that is not blank and then clears the field (spec 2.2); shows suggestions while typing. */
export default function SearchCombobox() {
  // Length: comes with each page at rest, whose budget is full; its handlers share one field.
  const { storage } = useApp();
  const { snapshot, send, actor } = useFlow(wireSearchBox);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const submit = () => send({ type: 'text.submitted', text: input.current?.value ?? '' });
  const [ime] = useState(() => imeEnter(submit));
  const { text, active } = snapshot.context;
  const open = snapshot.hasTag('open');
  const expanded = open && optionsOf(snapshot.context).length > 0;
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    ime.keyDown({
      key: event.key,
      keyCode: event.keyCode,
      isComposing: event.nativeEvent.isComposing,
      preventDefault: () => event.preventDefault(),
    });
    if (event.nativeEvent.isComposing) return;
    const option = optionsOf(snapshot.context)[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      send({ type: 'option.moved', step: event.key === 'ArrowDown' ? 1 : -1 });
    else if (event.key === 'Escape' && open) send({ type: 'list.closed' });
    else if (event.key === 'Delete' && option?.kind === 'recent')
      send({ type: 'recent.removed', label: option.label });
    else return;
    event.preventDefault();
  };
  return (
    <SearchForm
      role="search"
      data-flow="searchBox"
      data-state={statePath(snapshot.value)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        maxLength={100}
        autoComplete="off"
        value={text}
        aria-label={shellText.searchLabel}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={list}
        {...(expanded && active >= 0 ? { 'aria-activedescendant': `${list}-${active}` } : {})}
        placeholder={shellText.searchLabel}
        enterKeyHint="search"
        onPointerEnter={SearchList.preload}
        onFocus={() => {
          void SearchList.preload();
          send({ type: 'box.focused', recent: recentSearches(storage).read() });
        }}
        onBlur={() => send({ type: 'box.left' })}
        onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
        onKeyDown={keyDown}
        onCompositionEnd={ime.compositionEnd}
      />
      {open ? <SearchList actor={actor} id={list} /> : null}
    </SearchForm>
  );
}
