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
import type { EventType } from '#domain/events/event-states.ts';
import { fieldsOf, rewardsOfWire } from '#domain/events/parse-event-form.ts';
import { type Budget, budgetOf, forType, rewardValueProblem } from '#domain/events/reward.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { defaultRows, type RewardRow, rewardOf, rowsOf } from './event-rewards.model.ts';

/** A picture that is stored with the event, or a file chosen on this device. */
export type EventPicture = { imageId: number; imageUrl: string } | File;

/** Typed event; days and numbers are the texts of their fields. */
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

/** Context of the form: the event as it was read and today's date in Seoul, which the date rules need. */
export type EventAbout = { event: EventDetail | null; today: string };
/** Values and subject with which the event editor opens. */
export type EventOpening = { values: EventValues; about: EventAbout };
/** Request to save: creates an event, or changes the version that was read. */
export type EventSave = { about: EventAbout; values: EventValues };
/** Answer to a save; publishing sends this version, so that no other version is published. */
export type StoredEvent = { id: number; version: number };

const first = blankEvent(0);

export const BLANK_EVENT: EventValues = {
  title: '',
  type: first.type,
  description: '',
  participationMethod: '',
  selectionCriteria: '',
  precautions: '',
  maxParticipants: String(first.maxParticipants),
  // Blank means the shop-wide setting.
  voteBlackoutHours: '',
  purchaseStartDate: '',
  purchaseEndDate: '',
  eventStartDate: '',
  eventEndDate: '',
  announcement: '',
  rewards: defaultRows(first.type),
  images: [],
};

/** Form values of a stored event. */
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

/** All form values except the pictures. */
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

/** True if the event is public, so that a save is visible to everybody at once. */
export const isPublic = ({ event }: EventAbout): boolean => event?.state === 'PUBLISHED';
/** True for a cancelled event, which cannot be changed any more. */
export const isClosed = ({ event }: EventAbout): boolean => event?.state === 'CANCELLED';

/** The latest date of all: a date field that may not even be moved there cannot be changed at all. */
const KINDEST = '9999-12-31';

/** Names of the fields that can no longer be changed, not even in the participants' favour. */
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

/** At most one problem per field, under the name that the form uses. */
function onePerField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Map<string, FieldProblem>();
  for (const problem of problems) if (!seen.has(problem.field)) seen.set(problem.field, problem);
  return [...seen.values()];
}

/** Problems of rewards with an invalid value, one per row. */
const rowProblems = (rows: readonly RewardRow[]): FieldProblem[] =>
  rows.flatMap((row) => {
    const message = rewardValueProblem(rewardOf(row));
    return message ? [{ field: rowField(row.key), message }] : [];
  });

/** Field name of one reward row. */
export const rowField = (key: number): string => `rewards.${key}`;

/** Problems that prevent saving, even as a draft. */
export function draftProblems({ values }: Pick<Form, 'values'>): FieldProblem[] {
  const problems = problemsOf(newEventForm, wordsOf({ ...values, rewards: [] }));
  return onePerField([...problems, ...rowProblems(values.rewards)]);
}

/** Problems that prevent publishing. */
export function publicProblems({ values, about }: Form): FieldProblem[] {
  const draft = draftProblems({ values });
  const read = fieldsOf(wordsOf({ ...values, rewards: [] }));
  // Dates and numbers that cannot be parsed are reported before the rules run.
  if (!read) return draft;
  const fields = { ...read, rewards: values.rewards.map(rewardOf) };
  const rules = publishProblems(fields, values.images.length);
  const days = isPublic(about) ? [] : firstDayProblem(fields, about.today);
  const hasRows = draft.some(({ field }) => field.startsWith('rewards.'));
  // Problems of single rewards replace the problem of the whole list.
  return onePerField([...draft, ...days, ...rules.filter(({ field }) => !(hasRows && field === 'rewards'))]);
}

/** Problems that prevent saving in the present state: public events follow the rules of publishing. */
export const savingProblems = (form: Form): FieldProblem[] =>
  isPublic(form.about) ? publicProblems(form) : draftProblems(form);

/** Splits rewards by type: those that fit stay, the others are kept in `gone` in case the type is changed back. */
export function rewardsFor(
  type: EventType,
  rewards: readonly RewardRow[],
  gone: readonly RewardRow[],
): { rewards: readonly RewardRow[]; gone: readonly RewardRow[] } {
  const sorted = forType(type, [...rewards, ...gone]);
  return { rewards: sorted.kept, gone: sorted.gone };
}

/** Names of the fields in which another version differs from the form. */
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

/** Highest possible cost of the event (points), counting only rewards with a valid number. */
export function budgetOfForm({ type, maxParticipants, rewards }: EventValues): Budget {
  const people = Number(maxParticipants);
  const known = rewards.map(rewardOf).filter((reward) => rewardValueProblem(reward) === null);
  return budgetOf(type, Number.isInteger(people) && people > 0 ? people : 0, known);
}
