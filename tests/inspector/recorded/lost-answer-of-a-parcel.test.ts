import { it } from 'vitest';
import { expectRecorded } from './expect-recorded.ts';

const BASE = {
  value: {
    editing: 'typing',
  },
  context: {
    values: {
      carrier: '',
      tracking: '',
    },
    about: {
      id: 5,
      before: {
        carrier: '',
        tracking: '',
      },
    },
    problems: [],
    error: null,
  },
};

const STEPS = [
  {
    event: {
      type: 'field.changed',
      change: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
    },
    state: 'editing.typing',
    context: {
      values: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
      about: {
        id: 5,
        before: {
          carrier: '',
          tracking: '',
        },
      },
      problems: [],
      error: null,
    },
    asked: [],
  },
  {
    event: {
      type: 'form.submitted',
    },
    state: 'saving',
    context: {
      values: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
      about: {
        id: 5,
        before: {
          carrier: '',
          tracking: '',
        },
      },
      problems: [],
      error: null,
    },
    asked: [
      {
        port: 'save',
        input: {
          body: {
            id: 5,
            parcel: {
              carrier: 'CJ대한통운',
              tracking: '123456789012',
            },
          },
        },
      },
    ],
  },
  {
    event: {
      type: 'xstate.error.actor.save',
      error: {
        name: 'TypeError',
        message: 'Failed to fetch',
      },
    },
    state: 'editing.refused',
    context: {
      values: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
      about: {
        id: 5,
        before: {
          carrier: '',
          tracking: '',
        },
      },
      problems: [],
      error: 'Failed to fetch',
    },
    asked: [],
  },
  {
    event: {
      type: 'form.submitted',
    },
    state: 'saving',
    context: {
      values: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
      about: {
        id: 5,
        before: {
          carrier: '',
          tracking: '',
        },
      },
      problems: [],
      error: 'Failed to fetch',
    },
    asked: [
      {
        port: 'save',
        input: {
          body: {
            id: 5,
            parcel: {
              carrier: 'CJ대한통운',
              tracking: '123456789012',
            },
          },
        },
      },
    ],
  },
  {
    event: {
      type: 'xstate.done.actor.save',
    },
    state: 'saved',
    context: {
      values: {
        carrier: 'CJ대한통운',
        tracking: '123456789012',
      },
      about: {
        id: 5,
        before: {
          carrier: '',
          tracking: '',
        },
      },
      problems: [],
      error: 'Failed to fetch',
    },
    asked: [],
  },
];

it('ownParcel goes the recorded way', () => expectRecorded('ownParcel', BASE, STEPS));
