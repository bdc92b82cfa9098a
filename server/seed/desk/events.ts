import { createHash } from 'node:crypto';
import { laterDay, seoulDay } from '#domain/kit/time.ts';
import { cancelEvent, createEvent, publishEvent } from '../../events/editor/editor-service.ts';
import { placePictures } from '../../events/editor/editor-store.ts';
import { announce } from '../../events/results/announce-service.ts';
import { calculate } from '../../events/results/calculate-service.ts';
import { freezeEvent } from '../../events/results/freeze-service.ts';
import { payWaiting } from '../../events/results/pay-service.ts';
import { castVote } from '../../events/votes/vote-service.ts';
import { pageCopies } from '../../kit/ports/page-copies.ts';
import { wornPicture } from '../shown-pictures.ts';
import { PLAYED, type PlayedEvent } from './event-rows.ts';
import { HELPER, type Person } from './people.ts';
import { post } from './posts.ts';
import type { Stage, Step } from './stage.ts';

/** So many days before its first day an event takes purchases: whoever is at the desk has bought by then. */
const BOUGHT_DAYS = 100;
/** Nobody has kept a copy of a page yet. */
const NO_COPIES = pageCopies();

/** Events from a draft to the last prize, each in a state of its own. */
export const EVENTS: readonly Step[] = PLAYED.flatMap(stepsOf);

function stepsOf(event: PlayedEvent): Step[] {
  const { title, written, published, cancelled, frozen, calculated, announced, paid } = event;
  const at = (hours: number | undefined, happen: Step[1]): Step[] =>
    hours === undefined ? [] : [[hours, happen]];
  return [
    [written, (stage) => write(stage, event)],
    ...at(published, ({ as, idOf, ports }) =>
      as(HELPER, () => publishEvent(ports, { id: idOf(title) }, null)),
    ),
    ...event.entries.map((entry): Step => [entry[1], (stage) => enter(stage, event, entry)]),
    ...event.votes.map((vote): Step => [vote[2], (stage) => cast(stage, event, vote)]),
    ...at(cancelled?.[0], ({ as, idOf, ports }) =>
      as('admin', () => cancelEvent(ports, { id: idOf(title), reason: cancelled?.[1] ?? '' }, null)),
    ),
    ...at(frozen, ({ idOf, ports }) => freezeEvent(ports, idOf(title))),
    ...at(calculated, ({ as, idOf, ports }) =>
      as(HELPER, (me) => calculate(ports, me, { id: idOf(title), isAgain: false }, null)),
    ),
    ...at(announced, ({ as, idOf, ports }) =>
      as('admin', (me) =>
        announce({ ...ports, copies: NO_COPIES }, me, { id: idOf(title), title, flaggedVotes: 0 }, null),
      ),
    ),
    ...at(paid, (stage) => pay(stage, event)),
  ];
}

/** A draft with its picture: as shops show it, because nobody has photographed it for this. */
async function write({ as, art, end, ids, ports, tx }: Stage, event: PlayedEvent): Promise<void> {
  const { title, type, description, method, criteria, precautions, rewards, face } = event;
  const [first, last, told] = event.days;
  const day = (days: number): string => laterDay(seoulDay(end), days);
  const form = {
    title,
    type,
    description,
    precautions,
    state: 'DRAFT' as const,
    rewards: [...rewards],
    participationMethod: method,
    selectionCriteria: criteria,
    maxParticipants: 100,
    purchaseStartDate: day(first - BOUGHT_DAYS),
    purchaseEndDate: day(last),
    eventStartDate: day(first),
    eventEndDate: day(last),
    announcement: day(told),
  };
  const { eventId } = await as(HELPER, () => createEvent(ports, { form, pictures: [] }, null));
  ids.set(title, eventId);
  const [slug, color] = face;
  await placePictures(tx, eventId, [wornPicture(art, { slug, colors: [color] }, color, eventId)]);
}

/** Each from a street of their own, unless they are together. */
const addressOf = ({ idOf }: Stage, { together }: PlayedEvent, who: Person): string =>
  together.includes(who) ? `198.51.100.${together.indexOf(who) + 2}` : `10.0.${idOf(who) % 250}.1`;

async function enter(
  stage: Stage,
  event: PlayedEvent,
  [by, hours, title, content]: PlayedEvent['entries'][number],
): Promise<void> {
  const key = `${by} in ${event.title}`;
  // What the entrant's browser adds to the draw.
  const nonce = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const from = { ip: addressOf(stage, event, by), eventId: stage.idOf(event.title), nonce };
  await post(stage, key, { by, hours, title, content, tags: [event.tag], isPictured: true }, from);
}

function cast(stage: Stage, event: PlayedEvent, [by, whom]: PlayedEvent['votes'][number]) {
  const feedId = stage.idOf(`${whom} in ${event.title}`);
  const ip = addressOf(stage, event, by);
  return stage.as(by, (me) => castVote(stage.ports, me, { feedId, ip }, null));
}

/** Whoever cannot be paid is told of; that something breaks is a mistake of the diary. */
async function pay({ as, idOf, ports }: Stage, { title }: PlayedEvent): Promise<void> {
  const log = {
    error: ({ err }: { err: unknown }) => {
      throw err;
    },
  };
  await as('admin', () => payWaiting({ ...ports, log }, { eventId: idOf(title) }, 1));
}
