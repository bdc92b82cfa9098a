// Size: all changes of an event are read together: each under its lock, by the domain's rules, with
// an audit entry.
import { createHash } from 'node:crypto';
import type { ChangedEvent, WrittenEvent } from '#domain/events/event-desk.ts';
import {
  blankEvent,
  type EventChangeForm,
  type EventFields,
  firstDayProblem,
  fixedField,
  type NewEventForm,
  publishProblems,
  withForm,
} from '#domain/events/event-form.ts';
import {
  canMove,
  type EventStatus,
  PUBLICATION_MOVES,
  type Publication,
} from '#domain/events/event-states.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../db/database.ts';
import { idempotentWithPictures } from '../../files/idempotent-with-pictures.ts';
import type { StoredPicture } from '../../files/images.ts';
import { removeAll } from '../../files/picture-set.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import type { ReceivedFile } from '../../kit/ports/file-store.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { hasAnnounced } from '../calendar/event-store.ts';
import { statusOf } from '../calendar/to-event-response.ts';
import { makeCommitment } from './commitment.ts';
import {
  insertEvent,
  lockToEdit,
  markCancelled,
  markDeleted,
  markPublished,
  peopleOf,
  picturesOf,
  placePictures,
  replaceRewards,
  toPlaced,
  updateEvent,
  wasEntered,
} from './editor-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'files' | 'jobs' | 'secrets' | 'settings'>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockToEdit>>>;

async function lockedEvent(tx: Queryable, id: number, version?: number): Promise<Locked> {
  const event = await lockToEdit(tx, id);
  if (!event) throw new ShopError('EVENT_NOT_FOUND');
  if (version !== undefined && version !== event.row.version) throw new ShopError('VERSION_CONFLICT');
  return event;
}

function refuse(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first) throw new ShopError('INVALID_INPUT_VALUE', problems, { sentence: first.message });
}

/** Returns a problem if the event ends before it begins, which would invalidate all other rules. */
function daysProblem({ eventStartDate, eventEndDate }: EventFields): FieldProblem[] {
  if (eventEndDate >= eventStartDate) return [];
  return [{ field: 'eventEndDate', message: '이벤트가 끝나는 날은 시작하는 날보다 늦어야 해요.' }];
}

type Writing = { form: NewEventForm; pictures: readonly ReceivedFile[] };

/** Creates an event: a draft, or published immediately for legacy clients, which have no drafts. */
export async function createEvent(
  ports: Ports,
  { form, pictures }: Writing,
  attempt: IdempotentRequest | null,
): Promise<WrittenEvent> {
  const { blackout } = await ports.settings.read();
  const fields = withForm(blankEvent(blackout.hours), form);
  const isDraft = form.state === 'DRAFT';
  const check = async () => {
    const today = seoulDay(ports.clock.now());
    // A client without drafts may have no picture yet.
    const needed = form.state === 'PUBLISHED' ? pictures.length : 1;
    refuse(
      isDraft ? daysProblem(fields) : [...publishProblems(fields, needed), ...firstDayProblem(fields, today)],
    );
  };
  return idempotentWithPictures(ports, attempt, { area: 'events', pictures, check }, async (tx, stored) => {
    const now = ports.clock.now();
    const id = await insertEvent(tx, fields, now);
    await replaceRewards(tx, id, fields.rewards);
    await placePictures(tx, id, stored.map(toPlaced));
    const detail = { hash: hashOf(fields) };
    await audit(tx, { action: 'EVENT_CREATED', target: ['EVENT', id], detail }, now);
    const version = isDraft ? 1 : await publish(tx, ports, id, now);
    return toWritten({ id, fields, state: isDraft ? 'DRAFT' : 'PUBLISHED', version }, now);
  });
}

async function publish(tx: Queryable, ports: Ports, id: number, now: Date): Promise<number> {
  const commitment = makeCommitment(ports);
  const { version } = await markPublished(tx, id, commitment, now);
  const detail = { commit: commitment.seedCommit };
  await audit(tx, { action: 'EVENT_PUBLISHED', target: ['EVENT', id], detail }, now);
  return version;
}

/** Publishes a draft that is complete; throws EVENT_NOT_DRAFT or the problems of its fields. */
export const publishEvent = (
  ports: Ports,
  { id, version }: { id: number; version?: number | undefined },
  attempt: IdempotentRequest | null,
): Promise<WrittenEvent> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { fields, state } = await lockedEvent(tx, id, version);
    if (!canMove(PUBLICATION_MOVES, state, 'PUBLISHED')) throw new ShopError('EVENT_NOT_DRAFT');
    const pictures = await picturesOf(tx, id);
    refuse([...publishProblems(fields, pictures.length), ...firstDayProblem(fields, seoulDay(now))]);
    const published = await publish(tx, ports, id, now);
    return toWritten({ id, fields, state: 'PUBLISHED', version: published }, now);
  });

type Edit = { id: number; form: EventChangeForm; pictures: readonly ReceivedFile[] };

/**
 * Changes the fields that may change now; without a version the last write wins. Pictures not
 * listed are deleted.
 */
export async function changeEvent(
  ports: Ports,
  { id, form, pictures }: Edit,
  attempt: IdempotentRequest | null,
): Promise<ChangedEvent> {
  const check = async () => {
    if (!(await lockToEdit(ports.db, id))) throw new ShopError('EVENT_NOT_FOUND');
  };
  const { version, gone } = await idempotentWithPictures(
    ports,
    attempt,
    { area: 'events', pictures, check },
    (tx, stored) => change(tx, ports, { id, form, stored }),
  );
  await removeAll(ports.files, gone);
  return { version };
}

type Change = { id: number; form: EventChangeForm; stored: readonly StoredPicture[] };

type Changed = ChangedEvent & {
  /** Pictures that are no longer used. */
  gone: string[];
};

async function change(tx: Queryable, { clock }: Ports, { id, form, stored }: Change): Promise<Changed> {
  const now = clock.now();
  const { version: seen, imageOrder, ...said } = form;
  const { row, fields: before, state } = await lockedEvent(tx, id, seen);
  const after = withForm(before, said);
  const old = await picturesOf(tx, id);
  const hasNewPictures = stored.length > 0 || imageOrder != null;
  const status = statusOf(row, now);
  const fixed = fixedField({ state, status }, { before, after, hasNewPictures });
  if (fixed) throw new ShopError('EVENT_RUNNING', [{ field: fixed, message: '지금은 바꿀 수 없어요.' }]);
  const placed = hasNewPictures ? placesOf(old, stored, imageOrder) : old;
  refuse(state === 'DRAFT' ? daysProblem(after) : laterProblems({ before, after, status }, now));
  const version = await updateEvent(tx, id, after, now);
  if (hashOf(before.rewards) !== hashOf(after.rewards)) await replaceRewards(tx, id, after.rewards);
  if (hasNewPictures) await placePictures(tx, id, placed);
  const detail = { version, before: hashOf(before), after: hashOf(after), pictures: placed.length };
  await audit(tx, { action: 'EVENT_CHANGED', target: ['EVENT', id], detail }, now);
  const kept = new Set(placed.map(({ url }) => url));
  return { version, gone: old.flatMap(({ url }) => (kept.has(url) ? [] : [url])) };
}

/**
 * Returns new problems only: a published event stays complete, and an ended one keeps its dates
 * even if rules have changed.
 */
function laterProblems(
  { before, after, status }: { before: EventFields; after: EventFields; status: EventStatus },
  now: Date,
): FieldProblem[] {
  const isNew = ({ field }: FieldProblem) =>
    !publishProblems(before, 1).some((known) => known.field === field);
  const problems = publishProblems(after, 1).filter(isNew);
  const hasMoved = before.eventStartDate !== after.eventStartDate;
  return status === 'UPCOMING' && hasMoved
    ? [...problems, ...firstDayProblem(after, seoulDay(now))]
    : problems;
}

type Old = Awaited<ReturnType<typeof picturesOf>>;

/** Without an order, uploaded pictures replace all existing ones. */
function placesOf(old: Old, stored: readonly StoredPicture[], order: EventChangeForm['imageOrder']) {
  if (!order) return stored.map(toPlaced);
  const coming = [...stored];
  const placed = order.flatMap((place) => {
    if (place !== 'new') return old.filter(({ id }) => id === place);
    const next = coming.shift();
    return next ? [toPlaced(next)] : [];
  });
  return [...placed, ...coming.map(toPlaced)];
}

/** Cancels an event and notifies participants and voters of the reason. */
export const cancelEvent = (
  ports: Ports,
  { id, reason }: { id: number; reason: string },
  attempt: IdempotentRequest | null,
): Promise<WrittenEvent> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { fields, state } = await lockedEvent(tx, id);
    if (!canMove(PUBLICATION_MOVES, state, 'CANCELLED') || (await hasAnnounced(tx, id)))
      throw new ShopError('EVENT_CLOSED');
    const { version } = await markCancelled(tx, id, reason, now);
    const people = await peopleOf(tx, id);
    const facts = { eventId: id, title: fields.title, reason };
    await notify(
      tx,
      'EVENT_CANCELLED',
      people.map((userId) => ({ userId, facts })),
      now,
    );
    const detail = { told: people.length };
    await audit(tx, { action: 'EVENT_CANCELLED', target: ['EVENT', id], detail }, now);
    return toWritten({ id, fields, state: 'CANCELLED', version }, now);
  });

/** Deletes an event without entries. */
export const deleteEvent = (ports: Ports, id: number): Promise<null> =>
  runIdempotent(ports, null, async (tx) => {
    const now = ports.clock.now();
    const { state } = await lockedEvent(tx, id);
    if (await wasEntered(tx, id)) throw new ShopError('EVENT_HAS_ENTRIES');
    await markDeleted(tx, id, now);
    await audit(tx, { action: 'EVENT_DELETED', target: ['EVENT', id], detail: { state } }, now);
    return null;
  });

type Now = { id: number; fields: EventFields; state: Publication; version: number };

function toWritten({ id, fields, state, version }: Now, now: Date): WrittenEvent {
  const { title, type, maxParticipants, eventStartDate: startDate, eventEndDate: endDate } = fields;
  const status = statusOf({ state, startDate, endDate }, now);
  return { eventId: id, title, type, status, maxParticipants, createdAt: null, state, version };
}

/** Hash for the audit log, which proves a change without storing the text. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
