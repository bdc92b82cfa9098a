import { createHash } from 'node:crypto';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { cancelEvent, createEvent, publishEvent } from '../../events/editor/editor-service.ts';
import { placePictures } from '../../events/editor/editor-store.ts';
import { announce } from '../../events/results/announce-service.ts';
import { calculate } from '../../events/results/draw/calculate-service.ts';
import { freezeEvent } from '../../events/results/draw/freeze-service.ts';
import { payWaiting } from '../../events/results/payouts/pay-service.ts';
import { castVote } from '../../events/votes/vote-service.ts';
import { pageCopies } from '../../kit/ports/page-invalidation.ts';
import { wornPicture } from '../art/shown-pictures.ts';
import { PLAYED, type PlayedEvent } from './event-rows.ts';
import { HELPER, type Person } from './people.ts';
import { post } from './posts.ts';
import type { Stage, Step } from './stage.ts';

/**
 * Days before the first day from which purchases count, so that the scripted members are eligible.
 */
const BOUGHT_DAYS = 100;
/** Page cache port without copies. */
const NO_COPIES = pageCopies();

/** Steps that create events in every state from draft to paid. */
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

/** Creates a draft with a product picture as its cover. */
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

/** Returns the IP address of a participant; only `together` share a network. */
const addressOf = ({ idOf }: Stage, { together }: PlayedEvent, who: Person): string =>
  together.includes(who) ? `198.51.100.${together.indexOf(who) + 2}` : `10.0.${idOf(who) % 250}.1`;

async function enter(
  stage: Stage,
  event: PlayedEvent,
  [by, hours, title, content]: PlayedEvent['entries'][number],
): Promise<void> {
  const key = `${by} in ${event.title}`;
  // Nonce of the entrant's browser.
  const nonce = createHash('sha256').update(key).digest('hex').slice(0, 32);
  const from = { ip: addressOf(stage, event, by), eventId: stage.idOf(event.title), nonce };
  await post(stage, key, { by, hours, title, content, tags: [event.tag] }, from);
}

function cast(stage: Stage, event: PlayedEvent, [by, whom]: PlayedEvent['votes'][number]) {
  const feedId = stage.idOf(`${whom} in ${event.title}`);
  const ip = addressOf(stage, event, by);
  return stage.as(by, (me) => castVote(stage.ports, me, { feedId, ip }, null));
}

/** Pays the winners; a scripted failure is recorded, any other error is a bug in the script. */
async function pay({ as, idOf, ports }: Stage, { title }: PlayedEvent): Promise<void> {
  const log = {
    error: ({ err }: { err: unknown }) => {
      throw err;
    },
  };
  await as('admin', () => payWaiting({ ...ports, log }, { eventId: idOf(title) }, 1));
}
