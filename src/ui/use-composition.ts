import { type CompositionEvent, type KeyboardEvent, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps an input method (한글) safe in a controlled box: while a syllable is being composed the box shows
 * what was typed, whatever the owner makes of it, and Enter only ends the syllable.
 */
export function useComposition(value: string, onValueChange: (text: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    value: draft ?? value,
    onChange: (event: { currentTarget: TextElement }) => {
      const text = event.currentTarget.value;
      if (draft !== null) setDraft(text);
      onValueChange(text);
    },
    onCompositionStart: (event: CompositionEvent<TextElement>) => setDraft(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<TextElement>) => {
      const text = event.currentTarget.value;
      setDraft(null);
      if (text !== value) onValueChange(text);
    },
    onKeyDown: (event: KeyboardEvent<TextElement>) => {
      if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
    },
  };
}
