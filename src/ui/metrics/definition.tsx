import { styled } from '#src/styles/stitches.ts';
import { metricText as text } from '#src/text/metrics.ts';

const Details = styled('details', {
  '& > summary': {
    position: 'absolute',
    top: '2px',
    right: '2px',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    borderRadius: '$round',
    color: '$ink3',
    fontSize: '$meta',
    fontWeight: '$semibold',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& > summary > span': {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: '$round',
    boxShadow: 'inset 0 0 0 1px $colors$control',
  },
  '&[open] > summary > span': { background: '$ink', color: '$onInk', boxShadow: 'none' },
  '& > p': { fontSize: '$meta', lineHeight: '$snug', color: '$ink2', padding: '$1 0' },
});

/** Expandable definition of a metric. */
export function Definition({ name, sentence }: { name: string; sentence: string }) {
  return (
    <Details>
      <summary aria-label={text.what(name)}>
        <span aria-hidden="true">?</span>
      </summary>
      <p>{sentence}</p>
    </Details>
  );
}
