import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { MEMBERS } from '#server/seed/facts/members.ts';
import { signUpBody } from '../../../tests/support/members/signup.ts';
import { freshNetwork, inSlots } from '../mutation/callers.ts';

const AT_ONCE = 4;
const LOG_INS = 200;
const STRANGERS = 90;
/** What a person who logs in beside them may take a run of. */
const LOG_INS_BESIDE = 60;

type Answered = { took: number; status: number };
export type Load = { alone: number[]; beside: number[]; joined: number; turnedAway: number };

async function post(base: string, path: string, body: object): Promise<Answered> {
  const began = performance.now();
  const answer = await fetch(`${base}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshNetwork() },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return { took: performance.now() - began, status: answer.status };
}

/** Times of members who log in with the right password, so many at once; each by turns. */
async function logIns(base: string, count: number): Promise<number[]> {
  const people = MEMBERS.filter(({ role }) => role === 'user');
  const times: number[] = [];
  await inSlots(AT_ONCE, count, async (index) => {
    const email = people[index % people.length]?.email;
    const { took, status } = await post(base, 'login', { email, password: DEMO_PASSWORD });
    if (status !== 200) throw new Error(`logging in answered ${status}`);
    times.push(took);
  });
  return times;
}

/** Log-ins by themselves, and while strangers keep ninety forms open: whoever is answered is followed by another. */
export async function loadOf(base: string): Promise<Load> {
  await logIns(base, 12);
  const alone = await logIns(base, LOG_INS);
  let isOver = false;
  let [joined, turnedAway] = [0, 0];
  const strangers = Array.from({ length: STRANGERS }, async () => {
    while (!isOver) {
      const { status } = await post(base, 'signup', signUpBody());
      if (status === 200) joined += 1;
      else turnedAway += 1;
    }
  });
  const beside = await logIns(base, LOG_INS_BESIDE);
  isOver = true;
  await Promise.all(strangers);
  return { alone, beside, joined, turnedAway };
}
