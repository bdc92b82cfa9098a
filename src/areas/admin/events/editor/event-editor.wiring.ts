import { fromPromise } from 'xstate';
import { type EventDetail, getEvent } from '#domain/events/event.ts';
import { changeEvent, changeEventPictures, createEvent } from '#domain/events/event-desk.ts';
import { EVENT_TYPES } from '#domain/events/event-states.ts';
import { eventCancelMachine } from '#machines/admin/events/event-cancel.machine.ts';
import { eventEditorMachine } from '#machines/admin/events/event-editor.machine.ts';
import {
  BLANK_EVENT,
  type EventOpening,
  type EventPicture,
  type EventSave,
  type EventValues,
  type StoredEvent,
  valuesOf,
  wordsOf,
} from '#machines/admin/events/event-editor.model.ts';
import { eventRemovalMachine } from '#machines/admin/events/event-removal.machine.ts';
import { areRows } from '#machines/admin/events/event-rewards.model.ts';
import { draftFiles, isPicture } from '#src/flow/draft-files.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { todayInSeoul } from '#src/lib/today.ts';
import { eventEditorText as text } from './event-editor.text.ts';
import { eventPlaces } from './event-paths.ts';

type Named = { id: number | null };
type Files = ReturnType<typeof filesOf>;
const filesOf = (app: AppServices) => draftFiles<'images', EventPicture>(app, isPicture);
const draftName = (id: number | null): string => (id === null ? 'event' : `event-${id}`);

/** Draft of this version from before a reload; a draft of another version would undo the changes of others. */
async function draftOf(
  { app, files }: { app: AppServices; files: Files },
  id: number | null,
  version: number,
): Promise<Partial<EventValues>> {
  const { images: _, ...words } = BLANK_EVENT;
  const { version: of, rewards, type, ...draft } = takeDraft(app, draftName(id), { ...words, version: 0 });
  if (of !== version) return {};
  return {
    ...draft,
    ...(await files.take(draftName(id))),
    ...(areRows(rewards) ? { rewards } : {}),
    ...(type && EVENT_TYPES.includes(type) ? { type } : {}),
  };
}

async function open(
  kept: { app: AppServices; files: Files },
  id: number | null,
  signal: AbortSignal,
): Promise<EventOpening> {
  const today = todayInSeoul();
  if (id === null)
    return { values: { ...BLANK_EVENT, ...(await draftOf(kept, null, 0)) }, about: { event: null, today } };
  const event = await kept.app.call(getEvent, { params: { id } }, { signal });
  const draft = await draftOf(kept, id, event.version);
  return { values: { ...valuesOf(event), ...draft }, about: { event, today } };
}

/** True if the pictures are unchanged. */
const isSame = (images: readonly EventPicture[], kept: EventDetail['images']): boolean =>
  images.length === kept.length &&
  images.every((image, index) => 'imageId' in image && image.imageId === kept[index]?.imageId);

/** Request body as FormData, with the new files. */
function formOf(words: Record<string, unknown>, images: readonly EventPicture[]): FormData {
  const parts = new FormData();
  for (const [name, value] of Object.entries(words))
    parts.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  for (const image of images) if (image instanceof File) parts.append('images', image);
  return parts;
}

async function save({ call }: AppServices, { about: { event }, values }: EventSave): Promise<StoredEvent> {
  const words = wordsOf(values);
  if (!event) {
    const form = formOf({ ...words, state: 'DRAFT' }, values.images);
    const { eventId: id, version } = await call(createEvent, { form });
    return { id, version };
  }
  const { eventId: id, version: seen } = event;
  const params = { id };
  if (isSame(values.images, event.images)) {
    const { version } = await call(changeEvent, { params, body: { ...words, version: seen } });
    return { id, version };
  }
  const imageOrder = values.images.map((image) => ('imageId' in image ? image.imageId : 'new'));
  const form = formOf({ ...words, version: seen, imageOrder }, values.images);
  const { version } = await call(changeEventPictures, { params, form });
  return { id, version };
}

/**
 * Provides the chart of the event editor with its calls and effects; unsaved values are kept in the
 * tab until the server has them.
 */
export function wireEventEditor(app: AppServices, focusProblem: () => void) {
  const files = filesOf(app);
  return wire(eventEditorMachine, app).provide({
    actors: {
      load: fromPromise<EventOpening, Named>(({ input: { id }, signal }) => open({ app, files }, id, signal)),
      save: fromPromise<StoredEvent, EventSave>(({ input }) => save(app, input)),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { id, about, values } }) => {
        const { images, ...words } = values;
        storeDraft(app, draftName(id), { ...words, version: about.event?.version ?? 0 });
        files.store(draftName(id), { images });
      },
      dropStored: ({ context: { about } }) => {
        const name = draftName(about.event?.eventId ?? null);
        dropStored(app, name);
        files.drop(name);
      },
      announceSaved: () => app.toast(text.saved),
      openStored: (_, { stored }) => {
        app.toast(text.saved);
        app.navigate(eventPlaces.edit(stored.id), { replace: true });
      },
      finish: (_, { id }) => {
        app.toast(text.published);
        app.navigate(paths.event(id ?? 0), { replace: true });
      },
    },
  });
}

/** Provides the chart of the deletion of an event with its calls and effects. */
export const wireEventRemoval = (app: AppServices) =>
  wire(eventRemovalMachine, app).provide({
    actions: {
      leave: ({ context: { id } }) => {
        dropStored(app, draftName(id));
        app.toast(text.remove.done);
        app.navigate(paths.events, { replace: true });
      },
      notify: (_, { reason }) => app.toast(reason, 'error'),
    },
  });

/** Provides the chart of the form that cancels an event with its calls and effects. */
export const wireEventCancel = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(eventCancelMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
