import { useEffect, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { underHeader } from '#src/styles/under-header.ts';
import { fullBleed } from '#src/ui/products/product-card.tsx';
import { type Part, showPart } from './product-parts.ts';

/** Sections with a tab, in the order of their tabs. */
const PARTS: readonly Part[] = ['info', 'size', 'reviews', 'questions', 'wear'];

/** Sections that are in the page, from top to bottom. */
const placesOfParts = (): Element[] => [...document.querySelectorAll('[data-part]')];

const Bar = styled('nav', {
  ...underHeader,
  display: 'flex',
  gap: '$6',
  marginTop: '$8',
  boxShadow: 'inset 0 -1px 0 $colors$line',
  '& button': {
    minHeight: '52px',
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'transparent',
    color: '$ink3',
    fontSize: '$body',
    fontWeight: '$semibold',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& button[aria-current]': { color: '$ink', borderColor: '$ink' },
  '& button:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
  '@small': {
    ...underHeader['@small'],
    gap: 0,
    ...fullBleed,
    padding: '0 $2',
    '& button': { flex: '1 0 auto', padding: '0 $2', fontSize: '$label' },
  },
});

/** Options of the observer: the area below the tab bar counts as read. */
const READ = { rootMargin: '-150px 0px -60% 0px' };

/** Section that is in view below the tab bar. */
function usePartInSight(): Part {
  const [part, setPart] = useState<Part>('info');
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target.getAttribute('data-part');
      const found = PARTS.find((one) => one === seen);
      if (found) setPart(found);
    }, READ);
    for (const place of placesOfParts()) watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  return part;
}

/** Sticky tabs of the sections of a product page. */
export default function ProductTabs({ reviewCount }: { reviewCount: number }) {
  const current = usePartInSight();
  const names: Record<Part, string> = {
    info: text.parts.info,
    size: text.parts.size,
    reviews: text.parts.reviews(formatNumber(reviewCount)),
    questions: text.parts.questions,
    wear: text.parts.wear,
  };
  return (
    <Bar aria-label={text.parts.all}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === current ? 'true' : undefined}
          onClick={() => showPart(part)}
        >
          {names[part]}
        </button>
      ))}
    </Bar>
  );
}
