import { matchedParts } from '#domain/catalogue/search/matched-text.ts';
import { styled } from '#src/styles/stitches.ts';

const Label = styled('span', { '& b': { fontWeight: '$bold' } });

/** Label with the typed letters highlighted. */
export const HighlightedMatch = ({ label, typed }: { label: string; typed: string }) => (
  <Label>
    {matchedParts(label, typed).map(({ text, isMatched }, place) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one label have no other identity.
      isMatched ? <b key={place}>{text}</b> : text,
    )}
  </Label>
);
