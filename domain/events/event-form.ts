// Size: the fields of an event, their rules as draft and published, and the rules of changes are
// read together.
import * as v from 'valibot';
import type { FieldProblem } from '../kit/errors.ts';
import { dayField, textField } from '../kit/forms/form-fields.ts';
import { EVENT_TYPES, type EventStatus, type EventType, type Publication } from './event-states.ts';
import { type Reward, rewardProblem } from './reward.ts';
import { rewardsField } from './reward-schema.ts';

/**
 * Limits of an event: characters, participants, pictures, megabytes each, hours of hidden counts.
 */
export const EVENT_LIMITS = {
  title: 100,
  text: 1_000,
  participants: 1_000,
  pictures: 10,
  megabytes: 10,
  blackout: 72,
} as const;

const NUMBER_FIRST = 100;

/** Names of event types that legacy clients use for events decided by votes. */
const OTHER_TYPES: Readonly<Record<string, EventType>> = { MISSION: 'RANKING', MULTIPLE: 'RANKING' };
const typeField = v.pipe(
  v.string('이벤트 종류를 골라 주세요.'),
  v.transform((given) => given.trim().toUpperCase()),
  v.transform((given) => OTHER_TYPES[given] ?? given),
  v.picklist(EVENT_TYPES, '이벤트 종류를 골라 주세요.'),
);

/** Schema of an integer between `least` and `most` (inclusive), also as form text. */
const whole = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/, sentence), v.transform(Number))], sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(most, sentence),
  );

const orNothing = <S extends v.GenericSchema<unknown, unknown>>(field: S) =>
  v.nullish(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      field,
    ]),
  );

/** Form fields; a missing field is left unchanged, and a draft may lack nearly all of them. */
const fields = {
  title: textField('제목', 1, EVENT_LIMITS.title),
  type: typeField,
  description: v.optional(textField('설명', 0, EVENT_LIMITS.text)),
  participationMethod: v.optional(textField('참여 방법', 0, EVENT_LIMITS.text)),
  selectionCriteria: v.optional(textField('선정 기준', 0, EVENT_LIMITS.text)),
  precautions: v.optional(textField('유의 사항', 0, EVENT_LIMITS.text)),
  maxParticipants: v.optional(
    whole(1, EVENT_LIMITS.participants, `참여 인원은 한 명부터 ${EVENT_LIMITS.participants}명까지예요.`),
  ),
  voteBlackoutHours: orNothing(
    whole(0, EVENT_LIMITS.blackout, `순위를 가리는 시간은 0부터 ${EVENT_LIMITS.blackout}까지예요.`),
  ),
  purchaseStartDate: orNothing(dayField),
  purchaseEndDate: orNothing(dayField),
  eventStartDate: dayField,
  eventEndDate: dayField,
  announcement: orNothing(dayField),
  /** Alias of `announcement` under the name used in responses. */
  announcementDate: orNothing(dayField),
  /** Picture that was uploaded before. */
  imageUrl: v.nullish(v.pipe(v.string(), v.maxLength(300))),
  rewards: v.optional(rewardsField),
};

/** Pictures that remain, in order: ids, and `new` for each uploaded file. */
const imageOrderField = v.nullish(
  v.pipe(
    v.union([v.pipe(v.string(), v.maxLength(500), v.parseJson()), v.unknown()]),
    v.array(v.union([v.literal('new'), v.pipe(v.number(), v.integer(), v.minValue(1))])),
    v.maxLength(EVENT_LIMITS.pictures, `사진은 ${EVENT_LIMITS.pictures}장까지 올릴 수 있어요.`),
  ),
);

/** Body of a new event; without `state` it is published immediately. */
export const newEventForm = v.object({
  ...fields,
  state: v.optional(v.picklist(['DRAFT', 'PUBLISHED'], '임시 저장할지 공개할지 확인해 주세요.')),
});
export type NewEventForm = v.InferOutput<typeof newEventForm>;

/**
 * Body of a change; with `version` a stale one is an edit conflict, without it the last write wins.
 */
export const eventChangeForm = v.object({
  ...v.partial(v.object(fields)).entries,
  version: v.optional(whole(1, 1_000_000_000, '새로고침한 뒤 다시 시도해 주세요.')),
  imageOrder: imageOrderField,
});
export type EventChangeForm = v.InferOutput<typeof eventChangeForm>;

/** Event in the form on which its rules operate. */
export type EventFields = {
  title: string;
  type: EventType;
  description: string;
  participationMethod: string;
  selectionCriteria: string;
  precautions: string;
  maxParticipants: number;
  voteBlackoutHours: number;
  purchaseStartDate: string | null;
  purchaseEndDate: string | null;
  eventStartDate: string;
  eventEndDate: string;
  announcement: string | null;
  rewards: readonly Reward[];
};

type Said = Omit<EventChangeForm, 'version' | 'imageOrder'>;

/** Merges a form into an event; missing fields are left unchanged. */
export function withForm(before: EventFields, said: Said): EventFields {
  const day = (given: string | null | undefined, old: string | null) => (given === undefined ? old : given);
  return {
    title: said.title ?? before.title,
    type: said.type ?? before.type,
    description: said.description ?? before.description,
    participationMethod: said.participationMethod ?? before.participationMethod,
    selectionCriteria: said.selectionCriteria ?? before.selectionCriteria,
    precautions: said.precautions ?? before.precautions,
    maxParticipants: said.maxParticipants ?? before.maxParticipants,
    voteBlackoutHours: said.voteBlackoutHours ?? before.voteBlackoutHours,
    purchaseStartDate: day(said.purchaseStartDate, before.purchaseStartDate),
    purchaseEndDate: day(said.purchaseEndDate, before.purchaseEndDate),
    eventStartDate: said.eventStartDate ?? before.eventStartDate,
    eventEndDate: said.eventEndDate ?? before.eventEndDate,
    announcement: day(said.announcement ?? said.announcementDate, before.announcement),
    rewards: said.rewards ?? before.rewards,
  };
}

/** Returns an event with default values. */
export const blankEvent = (blackoutHours: number): EventFields => ({
  title: '',
  type: 'RANKING',
  description: '',
  participationMethod: '',
  selectionCriteria: '',
  precautions: '',
  maxParticipants: NUMBER_FIRST,
  voteBlackoutHours: Math.min(blackoutHours, EVENT_LIMITS.blackout),
  purchaseStartDate: null,
  purchaseEndDate: null,
  eventStartDate: '',
  eventEndDate: '',
  announcement: null,
  rewards: [],
});

const NEEDED_TEXTS = [
  ['description', '설명을 입력해 주세요.'],
  ['participationMethod', '참여 방법을 입력해 주세요.'],
  ['selectionCriteria', '선정 기준을 입력해 주세요.'],
  ['precautions', '유의 사항을 입력해 주세요.'],
] as const;
const NEEDED_DAYS = [
  ['purchaseStartDate', '구매 기간이 시작되는 날을 골라 주세요.'],
  ['purchaseEndDate', '구매 기간이 끝나는 날을 골라 주세요.'],
  ['announcement', '발표하는 날을 골라 주세요.'],
] as const;

/** Returns all problems that prevent publication, by form field. */
export function publishProblems(event: EventFields, pictures: number): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const say = (field: string, message: string) => problems.push({ field, message });
  for (const [field, message] of [...NEEDED_TEXTS, ...NEEDED_DAYS]) if (!event[field]) say(field, message);
  const { purchaseStartDate: bought, purchaseEndDate: boughtUntil, announcement } = event;
  if (bought && boughtUntil && boughtUntil < bought)
    say('purchaseEndDate', '구매 기간이 끝나는 날은 시작하는 날보다 빠를 수 없어요.');
  if (bought && event.eventStartDate < bought)
    say('eventStartDate', '이벤트는 구매 기간이 시작된 뒤에 시작해야 해요.');
  if (boughtUntil && event.eventEndDate < boughtUntil)
    say('eventEndDate', '이벤트는 구매 기간이 끝난 뒤에 끝나야 해요.');
  if (event.eventEndDate <= event.eventStartDate)
    say('eventEndDate', '이벤트가 끝나는 날은 시작하는 날보다 늦어야 해요.');
  if (announcement && announcement <= event.eventEndDate)
    say('announcement', '발표는 이벤트가 끝난 다음 날부터 할 수 있어요.');
  if (pictures === 0) say('images', '사진을 한 장 이상 올려 주세요.');
  const reward = rewardProblem(event.type, event.rewards);
  if (reward) say('rewards', reward);
  return problems;
}

/** Returns a problem if the first day is in the past. */
export function firstDayProblem({ eventStartDate }: EventFields, today: string): FieldProblem[] {
  if (eventStartDate >= today) return [];
  return [{ field: 'eventStartDate', message: '이미 지난 날에 시작할 수는 없어요.' }];
}

/** Fields of free text. */
const TEXTS: readonly (keyof EventFields)[] = [
  'title',
  'description',
  'participationMethod',
  'selectionCriteria',
  'precautions',
];

type Change = {
  before: EventFields;
  after: EventFields;
  /** True if the pictures were changed. */
  hasNewPictures: boolean;
};

/**
 * Returns the first field that may no longer change, or null. While the event runs dates may only
 * move later, places only increase and rewards only improve; afterwards only texts may change.
 */
export function fixedField(
  { state, status }: { state: Publication; status: EventStatus },
  { before, after, hasNewPictures }: Change,
): string | null {
  if (state === 'CANCELLED') return 'state';
  if (state === 'DRAFT' || status === 'UPCOMING') return null;
  if (status === 'ENDED' && hasNewPictures) return 'images';
  const changed = (Object.keys(before) as (keyof EventFields)[]).filter(
    (field) => !isSame(before, after, field) && !TEXTS.includes(field),
  );
  if (status === 'ENDED') return changed[0] ?? null;
  return changed.find((field) => !isBetter(before, after, field)) ?? null;
}

function isSame(before: EventFields, after: EventFields, field: keyof EventFields): boolean {
  if (field !== 'rewards') return before[field] === after[field];
  return JSON.stringify(before.rewards.map(toKey)) === JSON.stringify(after.rewards.map(toKey));
}

const toKey = ({ condition, kind, value, description }: Reward) => [condition, kind, value, description];

/** Returns whether a change is no disadvantage to participants. */
function isBetter(before: EventFields, after: EventFields, field: keyof EventFields): boolean {
  if (field === 'eventEndDate') return after.eventEndDate > before.eventEndDate;
  if (field === 'announcement')
    return after.announcement !== null && after.announcement > (before.announcement ?? '');
  if (field === 'maxParticipants') return after.maxParticipants > before.maxParticipants;
  return field === 'rewards' && isRaised(before.rewards, after.rewards);
}

/** Returns whether each reward is kept or replaced by a larger one of its kind and condition. */
function isRaised(before: readonly Reward[], after: readonly Reward[]): boolean {
  const left = [...after];
  return [...before]
    .sort((a, b) => b.value - a.value)
    .every((reward) => {
      const found = left.findIndex(
        (one) => one.condition === reward.condition && one.kind === reward.kind && one.value >= reward.value,
      );
      if (found < 0) return false;
      left.splice(found, 1);
      return true;
    });
}
