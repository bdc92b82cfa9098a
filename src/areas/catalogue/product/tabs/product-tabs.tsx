import { useEffect, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { underHeader } from '#src/styles/under-header.ts';
import { fullBleed } from '#src/ui/products/product-card.tsx';
import { PARTS, partInView, placedParts } from './part-in-view.ts';
import { type Part, showPart } from './product-parts.ts';

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

/** Section in view below the tab bar; sections that load later count as soon as they are in the page. */
function usePartInView(): Part {
  const [part, setPart] = useState<Part>('info');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setPart(partInView(placedParts(), window.innerHeight));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(look);
    };
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, []);
  return part;
}

/** Sticky tabs of the sections of a product page. */
export default function ProductTabs({ reviewCount }: { reviewCount: number }) {
  const current = usePartInView();
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
