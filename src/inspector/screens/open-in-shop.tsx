import { styled } from '#src/styles/stitches.ts';
import { stepsQuery } from '../model/step-address.ts';
import type { Walk } from '../model/stepping.ts';
import { Note, Section } from '../parts/section.tsx';
import type { SeenScreen } from './screen-list.ts';
import { screensText } from './screens.text.ts';
import { screensOfChart } from './screens-of-chart.ts';
import { walkAddress, withOptions } from './snapshot-address.ts';

const { opened: words } = screensText;

const Links = styled('div', {
  display: 'grid',
  gap: '$1',
  fontSize: '$label',
  '& a': { color: '$ink', textDecoration: 'underline', padding: '4px 0' },
  '& > a': { fontWeight: 700 },
  '& summary': { cursor: 'pointer', padding: '4px 0', color: '$ink3' },
  '& ul': { maxHeight: '180px', overflow: 'auto', paddingLeft: '$3' },
  '@media print': { display: 'none' },
});

/** Address of a screen with the state in which a walk stands, with the panel of the inspector. */
export function addressOfWalk({ entry, frames, at }: Walk, { address, who }: SeenScreen): string {
  const events = frames.slice(1, at + 1).flatMap(({ event }) => event ?? []);
  const held = walkAddress(address, entry.machine.id, stepsQuery(entry, events));
  return withOptions(held, { viewer: who, withPanel: true });
}

/** Links that open the shop in the state in which a walk stands, or what screens have the chart. */
export function OpenInShop({ walk }: { walk: Walk }) {
  const { screens, isOwn, isEverywhere } = screensOfChart(walk.entry.machine.id);
  const [first, ...others] = screens;
  const linkTo = (screen: SeenScreen, text: string) => (
    <a href={addressOfWalk(walk, screen)} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
  return (
    <Section title={words.heading}>
      {first ? (
        <Links>
          {linkTo(first, words.on(first.title))}
          {others.length > 0 ? (
            <details>
              <summary>{words.others(others.length)}</summary>
              <ul>
                {others.map((screen) => (
                  <li key={screen.key}>{linkTo(screen, screen.title)}</li>
                ))}
              </ul>
            </details>
          ) : null}
        </Links>
      ) : (
        <Note>{words.none}</Note>
      )}
      {first && !isOwn ? <Note>{isEverywhere ? words.everywhere : words.part}</Note> : null}
    </Section>
  );
}
