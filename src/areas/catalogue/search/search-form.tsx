import { type FormEvent, useEffect, useRef, useState } from 'react';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { imeEnter } from '#src/lib/ime-enter.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Input } from '#src/ui/forms/input.ts';
import { Icon } from '#src/ui/icons/icon.tsx';

// One pill with icon and button.
const Pill = styled('form', {
  position: 'relative',
  display: 'flex',
  maxWidth: '720px',
  '& > svg': { position: 'absolute', left: '18px', top: '15px', color: '$ink3', pointerEvents: 'none' },
  '& input': {
    minHeight: '52px',
    padding: '0 104px 0 50px',
    border: '1px solid transparent',
    borderRadius: '$round',
    background: '$sunken',
    '&::placeholder': { color: '$ink3', opacity: 1 },
  },
  '& button': { position: 'absolute', right: '4px', top: '4px', minHeight: '44px', borderRadius: '$round' },
});

type SearchFormProps = {
  initial: string;
  /** Label, maximum length and target address; by default the search over everything. */
  label?: string;
  most?: number;
  addressOf?: (typed: string) => string;
};

/**
 * Search field of a search screen; unlike the header's it keeps its text and its focus on a change of the address.
 */
export function SearchForm({
  initial,
  label = text.inputLabel,
  most = 100,
  addressOf = paths.searchPage,
}: SearchFormProps) {
  const { navigate } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(initial);
  useEffect(() => {
    // Only for another address, so that text typed before hydration stays.
    if (shown.current === initial || !input.current) return;
    shown.current = initial;
    input.current.value = initial;
  }, [initial]);
  const submit = () => {
    const typed = searchText(input.current?.value ?? '');
    // A repeated Enter finds its text in the address already and does nothing.
    if (typed !== null && addressOf(typed) !== window.location.pathname + window.location.search)
      navigate(addressOf(typed));
  };
  const [ime] = useState(() => imeEnter(submit));
  return (
    <Pill
      method="get"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <Icon name="search" size={22} />
      <Input
        ref={input}
        type="search"
        name="q"
        defaultValue={initial}
        maxLength={most}
        aria-label={label}
        placeholder={label}
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
      <Button type="submit" tone="primary">
        {text.submit}
      </Button>
    </Pill>
  );
}
