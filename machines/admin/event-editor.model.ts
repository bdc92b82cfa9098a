// Size: an event as it is typed, the way there and back, and what is wrong with it are read together.
import { DEFAULT_REWARDS } from '#domain/events/default-rewards.ts';
import type { EventDetail } from '#domain/events/event.ts';
import {
  blankEvent,
  type EventFields,
  firstDayProblem,
  fixedField,
  newEventForm,
  publishProblems,
} from '#domain/events/event-form.ts';
import { fieldsOf, rewardsOfWire } from '#domain/events/read-form.ts';
import { type Budget, budgetOf, forType, rewardValueProblem } from '#domain/events/reward.ts';
import type { EventType } from '#domain/events/states.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/problems.ts';
import { defaultRows, type RewardRow, rewardOf, rowsOf } from './event-rewards.model.ts';

/** A picture that the event has, or one from this device. */
export type EventPicture = { imageId: number; imageUrl: string } | File;

/** An event as it is typed; days and numbers are what their fields say. */
export type EventValues = {
  title: string;
  type: EventType;
  description: string;
  participationMethod: string;
  selectionCriteria: string;
  precautions: string;
  maxParticipants: string;
  voteBlackoutHours: string;
  purchaseStartDate: string;
  purchaseEndDate: string;
  eventStartDate: string;
  eventEndDate: string;
  announcement: string;
  rewards: readonly RewardRow[];
  images: readonly EventPicture[];
};

/** What the form is about: the event as it was read, and the day on which it is looked at. */
export type EventAbout = { event: EventDetail | null; today: string };
export type EventOpening = { values: EventValues; about: EventAbout };
/** What is stored: a change of the version that was read, or a new event. */
export type EventSave = { about: EventAbout; values: EventValues };
/** What the shop has stored: whoever publishes publishes this version and no other. */
export type StoredEvent = { id: number; version: number };

const first = blankEvent(0);

/** A new event. */
export const BLANK_EVENT: EventValues = {
  title: '',
  type: first.type,
  description: '',
  participationMethod: '',
  selectionCriteria: '',
  precautions: '',
  maxParticipants: String(first.maxParticipants),
  // The shop's own setting, where the event says nothing else.
  voteBlackoutHours: '',
  purchaseStartDate: '',
  purchaseEndDate: '',
  eventStartDate: '',
  eventEndDate: '',
  announcement: '',
  rewards: defaultRows(first.type),
  images: [],
};

/** An event as its form shows it. */
export const valuesOf = (event: EventDetail): EventValues => ({
  title: event.title,
  type: event.type,
  description: event.description,
  participationMethod: event.participationMethod,
  selectionCriteria: event.selectionCriteria,
  precautions: event.precautions,
  maxParticipants: String(event.maxParticipants),
  voteBlackoutHours: String(event.voteBlackoutHours),
  purchaseStartDate: event.purchaseStartDate ?? '',
  purchaseEndDate: event.purchaseEndDate ?? '',
  eventStartDate: event.eventStartDate,
  eventEndDate: event.eventEndDate,
  announcement: event.announcementDate ?? '',
  rewards: rowsOf(rewardsOfWire(event.rewards)),
  images: event.images,
});

/** Everything of a form but its pictures. */
export function wordsOf({ images: _, rewards, ...words }: EventValues) {
  return {
    ...words,
    rewards: rewards.map(rewardOf).map(({ condition, kind, value, description }) => ({
      conditionValue: condition.toLowerCase(),
      rewardType: kind,
      rewardValue: value,
      rewardDescription: description,
    })),
  };
}

/** Whether everybody sees it, so that whatever is stored is seen at once. */
export const isPublic = ({ event }: EventAbout): boolean => event?.state === 'PUBLISHED';
/** Whether nothing of it can be changed any more. */
export const isClosed = ({ event }: EventAbout): boolean => event?.state === 'CANCELLED';

/** Changes that nobody could mind: an event that does not even take these has the field fixed. */
const KINDEST = '9999-12-31';

/** Fields that cannot change any more, not even for the better. */
export function fixedFields({ event }: EventAbout): ReadonlySet<string> {
  if (!event) return new Set();
  const { type, maxParticipants, voteBlackoutHours } = event;
  const before = fieldsOf(wordsOf(valuesOf(event)));
  if (!before) return new Set();
  const best: Partial<EventFields> = {
    purchaseStartDate: KINDEST,
    purchaseEndDate: KINDEST,
    eventStartDate: KINDEST,
    eventEndDate: KINDEST,
    announcement: KINDEST,
    type: type === 'DRAW' ? 'RANKING' : 'DRAW',
    maxParticipants: maxParticipants + 1,
    voteBlackoutHours: voteBlackoutHours + 1,
    rewards: [...before.rewards, ...DEFAULT_REWARDS.DRAW],
  };
  const isFixed = (change: Partial<EventFields>, hasNewPictures = false) =>
    fixedField(event, { before, after: { ...before, ...change }, hasNewPictures }) !== null;
  const fields = Object.entries(best).filter(([name, value]) => isFixed({ [name]: value }));
  return new Set([...fields.map(([name]) => name), ...(isFixed({}, true) ? ['images'] : [])]);
}

type Form = { values: EventValues; about: EventAbout };

/** A field once, by the name that its form has for it. */
function onePerField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Map<string, FieldProblem>();
  for (const problem of problems) if (!seen.has(problem.field)) seen.set(problem.field, problem);
  return [...seen.values()];
}

/** Rewards that are no numbers, each by its row. */
const rowProblems = (rows: readonly RewardRow[]): FieldProblem[] =>
  rows.flatMap((row) => {
    const message = rewardValueProblem(rewardOf(row));
    return message ? [{ field: rowField(row.key), message }] : [];
  });

/** The name of a reward's field. */
export const rowField = (key: number): string => `rewards.${key}`;

/** What keeps a form from being stored, if only as a draft. */
export function draftProblems({ values }: Pick<Form, 'values'>): FieldProblem[] {
  const problems = problemsOf(newEventForm, wordsOf({ ...values, rewards: [] }));
  return onePerField([...problems, ...rowProblems(values.rewards)]);
}

/** What keeps it from being seen by everybody. */
export function publicProblems({ values, about }: Form): FieldProblem[] {
  const draft = draftProblems({ values });
  const read = fieldsOf(wordsOf({ ...values, rewards: [] }));
  // What cannot be read is said first.
  if (!read) return draft;
  const fields = { ...read, rewards: values.rewards.map(rewardOf) };
  const rules = publishProblems(fields, values.images.length);
  const days = isPublic(about) ? [] : firstDayProblem(fields, about.today);
  const hasRows = draft.some(({ field }) => field.startsWith('rewards.'));
  // A row that says itself what is wrong with it needs no sentence for all of them.
  return onePerField([...draft, ...days, ...rules.filter(({ field }) => !(hasRows && field === 'rewards'))]);
}

/** What keeps it from being stored as what it is. */
export const savingProblems = (form: Form): FieldProblem[] =>
  isPublic(form.about) ? publicProblems(form) : draftProblems(form);

/** The rewards of another type: what fits stays, what does not waits in case the type comes back. */
export function rewardsFor(
  type: EventType,
  rewards: readonly RewardRow[],
  gone: readonly RewardRow[],
): { rewards: readonly RewardRow[]; gone: readonly RewardRow[] } {
  const sorted = forType(type, [...rewards, ...gone]);
  return { rewards: sorted.kept, gone: sorted.gone };
}

/** Fields that another version of the event has otherwise than the form. */
export const differingFields = (values: EventValues, other: EventDetail): (keyof EventValues)[] => {
  const theirs = valuesOf(other);
  const told = ({ rewards, images, ...words }: EventValues) => ({
    ...words,
    rewards: JSON.stringify(rewards.map((row) => ({ ...row, key: 0 }))),
    images: JSON.stringify(images.map((one) => ('imageId' in one ? one.imageId : 'new'))),
  });
  const [mine, others] = [told(values), told(theirs)];
  return (Object.keys(mine) as (keyof EventValues)[]).filter((name) => mine[name] !== others[name]);
};

/** The most that the event can cost, of what is a number already. */
export function budgetOfForm({ type, maxParticipants, rewards }: EventValues): Budget {
  const people = Number(maxParticipants);
  const known = rewards.map(rewardOf).filter((reward) => rewardValueProblem(reward) === null);
  return budgetOf(type, Number.isInteger(people) && people > 0 ? people : 0, known);
}
