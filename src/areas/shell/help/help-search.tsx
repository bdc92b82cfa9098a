import { useEffect, useRef } from 'react';
import { MAX_HELP_QUERY } from '#domain/help/help-search.ts';
import { styled } from '#src/styles/stitches.ts';
import { Input } from '#src/ui/forms/input.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { helpText as text } from './help.text.ts';

// One pill with an icon, as the search over everything.
const Pill = styled('form', {
  position: 'relative',
  maxWidth: '$reading',
  '& > svg': { position: 'absolute', left: '18px', top: '15px', color: '$ink3', pointerEvents: 'none' },
  '& input': {
    minHeight: '52px',
    padding: '0 $4 0 50px',
    border: '1px solid transparent',
    borderRadius: '$round',
    background: '$sunken',
    '&::placeholder': { color: '$ink3', opacity: 1 },
  },
});

type HelpSearchProps = { q: string; onType: (typed: string) => void };

/** Search field of the help page; the list changes with every letter. Without scripts it is a form of the page. */
export function HelpSearch({ q, onType }: HelpSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const first = useRef(true);
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // Text that was typed before hydration is searched; afterwards another address changes the text.
    if (first.current && field.value !== q) onType(field.value);
    else if (field.value !== q) field.value = q;
    first.current = false;
  }, [q, onType]);
  return (
    <Pill role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      <Icon name="search" size={22} />
      <Input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={MAX_HELP_QUERY}
        aria-label={text.search}
        placeholder={text.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType(target.value)}
      />
    </Pill>
  );
}
