import { assign, setup } from 'xstate';
import { changeSetting, type SettingForm, type SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { codeOf } from '../../kit/failure.ts';
import { type Change, changed, type FormState, refusedBy } from '../../kit/form.ts';
import { isUnanswered } from '../../kit/pieces/failures.ts';
import { backTo } from '../../kit/pieces/form.ts';
import { saving } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import { type SettingValues, settingOf, settingProblems, typedOf } from './setting-form.model.ts';

type Context = FormState<SettingValues> & {
  /** The setting as it was read last; a save changes this version. */
  row: SettingRow;
  /** The setting as another administrator has changed it meanwhile; null without an edit conflict. */
  other: SettingRow | null;
};

/** Machine of one setting's form; an edit conflict shows the other version for a choice. */
export const settingFormMachine = setup({
  types: {
    context: {} as Context,
    input: {} as SettingRow,
    events: {} as
      | { type: 'field.changed'; change: Change<SettingValues> }
      | { type: 'form.submitted' }
      | { type: 'other.taken' }
      | { type: 'mine.confirmed' },
    tags: {} as 'ready' | 'saving',
  },
  actors: {
    save: endpointPort(changeSetting, ({ form }: { form: SettingForm }) => ({ body: form })),
    lookUp: port<SettingRow, { key: SettingRow['key'] }>('lookUp'),
  },
  guards: {
    hasProblems: ({ context: { values, row } }) => settingProblems(values, row).length > 0,
    isUnanswered,
    isOutrun: (_, params: { error: unknown }) => codeOf(params.error) === 'VERSION_CONFLICT',
  },
  actions: {
    change: assign(({ context }, params: { change: Change<SettingValues> }) =>
      changed(context, params.change),
    ),
    showProblems: assign({
      problems: ({ context: { values, row } }) => settingProblems(values, row),
      error: null,
    }),
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepRow: assign((_, { row }: { row: SettingRow }) => ({
      row,
      values: typedOf(row),
      other: null,
      problems: [],
      error: null,
    })),
    keepOther: assign({ other: (_, params: { row: SettingRow }) => params.row, error: null }),
    takeOther: assign(({ context: { row, other } }) => ({
      row: other ?? row,
      values: typedOf(other ?? row),
      other: null,
      problems: [],
    })),
    /** Resolves an edit conflict: the typed values stay and are saved over the other version. */
    keepMine: assign(({ context: { row, other } }) => ({ row: other ?? row, other: null })),
    focusProblem: () => {},
  },
}).createMachine({
  id: 'settingForm',
  description: 'One setting is changed; who was outrun sees what the other has set and chooses.',
  context: ({ input }) => ({ row: input, values: typedOf(input), other: null, problems: [], error: null }),
  initial: 'editing',
  states: {
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': {
          target: '.typing',
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
        },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'saving', actions: 'showProblems' },
        ],
      },
      states: {
        typing: {},
        saved: { description: 'It holds from now on, on every server within seconds.' },
        refused: { description: 'The server did not take it and says why.' },
        unanswered: { description: 'Nobody knows whether it was taken: sent again, it is set once.' },
      },
    },
    saving: saving({
      src: 'save',
      input: ({ context: { values, row } }) => ({ form: settingOf(values, row) }),
      onDone: withOutput('editing.saved', 'keepRow', 'row'),
      onError: [
        { guard: { type: 'isOutrun', params: ({ event }) => event }, target: 'comparing' },
        ...backTo('editing'),
      ],
    }),
    comparing: saving({
      description: 'Somebody was faster: what they have set is read.',
      src: 'lookUp',
      input: ({ context }) => ({ key: context.row.key }),
      onDone: withOutput('outrun', 'keepOther', 'row'),
      onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    outrun: {
      tags: ['ready'],
      description: 'Both are shown; nothing is set before one is chosen.',
      on: {
        'other.taken': { target: 'editing.typing', actions: 'takeOther' },
        'mine.confirmed': { target: 'saving', actions: 'keepMine' },
      },
    },
  },
});
