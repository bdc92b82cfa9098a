import { useState } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { entryOf } from '../gallery/entries.ts';
import { stateLabel, valueWords } from '../model/labels.ts';
import { hasEnded, type LiveLog, type LoggedActor } from '../model/live-log.ts';
import { Note } from '../parts/section.tsx';
import { Technical } from '../parts/technical-name.tsx';

const { live: words } = inspectorText;

const Tree = styled('nav', {
  overflow: 'auto',
  padding: '$3',
  borderRight: '1px solid $line',
  background: '$bg',
  '& h2': { fontSize: '13px', color: '$ink3', letterSpacing: 0, padding: '0 $2 $1' },
  '& label': {
    display: 'flex',
    gap: '6px',
    alignItems: 'center',
    padding: '$2',
    fontSize: '$meta',
    color: '$ink3',
  },
});
const Item = styled('button', {
  display: 'grid',
  width: '100%',
  padding: '5px $2',
  border: 0,
  borderRadius: '$control',
  background: 'transparent',
  textAlign: 'left',
  fontSize: '$label',
  lineHeight: 1.4,
  '& small': {
    color: '$ink3',
    fontSize: '$meta',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '&:hover': { background: '$sunken' },
  '&[aria-current="true"]': { background: '$sunken', '& b': { color: '$ink' } },
  variants: { ended: { true: { opacity: 0.55 } } },
});

type ActorTreeProps = { log: LiveLog; chosen: number | null; onChoose: (actor: number) => void };

/** Tree of actors by parent; stopped ones only on request. */
export function ActorTree({ log, chosen, onChoose }: ActorTreeProps) {
  const [withEnded, setWithEnded] = useState(false);
  const shown = log.actors.filter((actor) => withEnded || !hasEnded(actor) || actor.actor === chosen);
  const ids = new Set(shown.map(({ actor }) => actor));
  const roots = shown.filter(({ parent }) => parent === null || !ids.has(parent));
  const branch = (actor: LoggedActor, depth: number): React.ReactNode => (
    <div key={actor.actor}>
      <ActorItem actor={actor} depth={depth} chosen={chosen} onChoose={onChoose} />
      {shown.filter(({ parent }) => parent === actor.actor).map((child) => branch(child, depth + 1))}
    </div>
  );
  return (
    <Tree aria-label={words.actors}>
      <h2>{words.actors}</h2>
      {roots.map((actor) => branch(actor, 0))}
      {roots.length === 0 ? <Note>…</Note> : null}
      <label>
        <input type="checkbox" checked={withEnded} onChange={() => setWithEnded(!withEnded)} />
        {words.ended}
      </label>
    </Tree>
  );
}

type ItemProps = { actor: LoggedActor; depth: number } & Omit<ActorTreeProps, 'log'>;

const ActorItem = ({ actor, depth, chosen, onChoose }: ItemProps) => (
  <Item
    type="button"
    style={{ paddingLeft: 8 + depth * 14 }}
    ended={hasEnded(actor)}
    aria-current={actor.actor === chosen}
    data-actor={actor.machine ?? actor.name}
    onClick={() => onChoose(actor.actor)}
  >
    <b>{titleOf(actor)}</b>
    <small>
      {actor.machine ? valueWords(actor.now.value, entryOf(actor.machine)?.words) : statusOf(actor)}
    </small>
    {actor.machine ? <Technical>{stateLabel(actor.now.value)}</Technical> : null}
  </Item>
);

const titles: Readonly<Record<string, string>> = words.status;
const statusOf = ({ now }: LoggedActor): string => titles[now.status] ?? now.status;

/** Title of the actor's machine, otherwise the name that its parent gave it. */
export const titleOf = ({ machine, name }: LoggedActor): string =>
  (machine ? entryOf(machine)?.title : undefined) ?? machine ?? `⟳ ${name}`;
