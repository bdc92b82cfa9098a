import { it } from 'vitest';
import { expectRecorded } from './expect-recorded.ts';

const BASE = {
  value: 'loading',
  context: {
    data: null,
    error: null,
  },
};

const STEPS = [
  {
    event: {
      type: 'xstate.error.actor.load',
      error: {
        name: 'Error',
        message: 'x',
      },
    },
    state: 'failed',
    context: {
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [],
  },
  {
    event: {
      type: 'screen.retried',
    },
    state: 'loading',
    context: {
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [
      {
        port: 'load',
        input: {},
      },
    ],
  },
  {
    event: {
      type: 'xstate.error.actor.load',
      error: {
        name: 'Error',
        message: 'x',
      },
    },
    state: 'failed',
    context: {
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [],
  },
  {
    event: {
      type: 'screen.retried',
    },
    state: 'loading',
    context: {
      data: null,
      error: 'x',
      isPermanent: false,
    },
    asked: [
      {
        port: 'load',
        input: {},
      },
    ],
  },
  {
    event: {
      type: 'xstate.done.actor.load',
      output: {
        userId: 1,
        username: '쌅쳵쬅',
        email: 'kkjk@qdnumkdlyl.ltsy',
        name: '쌅쳵쬅',
        nickname: '깊붫푝눒',
        phone: '01039636113',
        birthDate: '1962-07-21',
        gender: 'FEMALE',
        height: 167,
        weight: 56,
        footSize: 245,
        footWidth: 'WIDE',
        bodyVisibility: 'PRIVATE',
        profileImageUrl: null,
      },
    },
    state: 'loaded',
    context: {
      data: {
        userId: 1,
        username: '쌅쳵쬅',
        email: 'kkjk@qdnumkdlyl.ltsy',
        name: '쌅쳵쬅',
        nickname: '깊붫푝눒',
        phone: '01039636113',
        birthDate: '1962-07-21',
        gender: 'FEMALE',
        height: 167,
        weight: 56,
        footSize: 245,
        footWidth: 'WIDE',
        bodyVisibility: 'PRIVATE',
        profileImageUrl: null,
      },
      error: null,
      isPermanent: false,
    },
    asked: [],
  },
];

it('profile goes the recorded way', () => expectRecorded('profile', BASE, STEPS));
