import { useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { registry } from '#proof/registry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { Input } from '#src/ui/forms/input.ts';
import { levelsText } from '../levels/levels.text.ts';
import { useDocumentKeys } from '../parts/document-keys.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Note } from '../parts/section.tsx';
import { type KitGroup, kitGroupsOf, leastKitsOf, leastMeantOf, ownGroupsOf } from './entries.ts';
import { KitCard } from './kit-card.tsx';
import { MachineCard } from './machine-card.tsx';

const { gallery } = inspectorText;

const Body = styled('div', {
  display: 'grid',
  gap: '$7',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '$6 $6 $8',
  '@small': { padding: '$4 $4 $8' },
  maxWidth: '1360px',
  margin: '0 auto',
});
const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$4',
  alignItems: 'end',
  justifyContent: 'space-between',
  '& h1': { fontSize: '$title1' },
});
const Choices = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2 $4',
  alignItems: 'center',
  '& label': {
    display: 'inline-flex',
    gap: '6px',
    alignItems: 'center',
    minHeight: '44px',
    fontSize: '$label',
  },
  '& input[type="search"]': { width: '260px' },
});
const GroupTitle = styled('h2', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 $2',
  alignItems: 'baseline',
  marginBottom: '$3',
  fontSize: '$title2',
  '& span': { fontSize: '$label', fontWeight: 400, color: '$ink3' },
});
const Cards = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(270px, 100%), 1fr))',
  variants: { wide: { true: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))' } } },
});

const KitCards = ({ kits }: { kits: readonly KitGroup[] }) =>
  kits.length > 0 ? (
    <section>
      <GroupTitle>
        {gallery.kit} <span>{gallery.kitHint}</span>
      </GroupTitle>
      <Cards wide>
        {kits.map((group) => (
          <KitCard key={group.kit.machine.id} group={group} />
        ))}
      </Cards>
    </section>
  ) : null;

/** Gallery of all flows: those of a kit chart below its drawing, the others by group. */
export function GalleryPage() {
  const [words, setWords] = useState('');
  const isSearching = useSearch() === 'search';
  const search = useRef<HTMLInputElement>(null);
  useDocumentKeys({ '/': () => search.current?.focus() });
  const [isLeastFirst, setLeastFirst] = useState(false);
  const groups = isLeastFirst ? leastMeantOf(words, levelsText.least) : ownGroupsOf(words);
  const kits = isLeastFirst ? leastKitsOf(words) : kitGroupsOf(words);
  return (
    <PageFrame>
      <Body>
        <Head>
          <div>
            <h1>
              {gallery.heading} <Note as="span">{gallery.total(registry.length)}</Note>
            </h1>
            <Note>{gallery.hint}</Note>
          </div>
          <Choices>
            <label>
              <input
                type="checkbox"
                checked={isLeastFirst}
                onChange={({ target }) => setLeastFirst(target.checked)}
              />
              {levelsText.least}
            </label>
            <Input
              ref={search}
              type="search"
              aria-keyshortcuts="/"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              autoFocus={isSearching}
              placeholder={gallery.search}
              aria-label={gallery.search}
            />
          </Choices>
        </Head>
        {groups.length + kits.length === 0 ? <Note role="status">{gallery.none}</Note> : null}
        {isLeastFirst ? null : <KitCards kits={kits} />}
        {groups.map(({ name, entries }) => (
          <section key={name}>
            <GroupTitle>
              {name} <span>{gallery.total(entries.length)}</span>
            </GroupTitle>
            <Cards>
              {entries.map((entry) => (
                <MachineCard key={entry.machine.id} entry={entry} />
              ))}
            </Cards>
          </section>
        ))}
        {isLeastFirst ? <KitCards kits={kits} /> : null}
      </Body>
    </PageFrame>
  );
}
