import { type EventDetail, getEvent } from '#domain/events/event.ts';
import { calculateResult, processRewards, recalculateResult } from '#domain/events/results/result.ts';
import { announceResult, freezeEvent } from '#domain/events/results/result-desk.ts';
import { type ClosingFacts, mayPay } from '#machines/admin/events/event-closing.model.ts';
import { over } from '#proof/samples/admin/event-samples.entry.ts';
import { asSampled, envelope, isJson } from '../answers.ts';
import { type Act, type Driver, type PortDriver, retry } from '../driver.ts';
import { pauseClock } from '../held-clock.ts';

const flow = 'eventClosing';
const ARRIVAL_MS = 20_000;
const SECOND_MS = 1_000;

/** The answers of the path about an event; the read after a calculation does not wait. */
let result: ClosingFacts['result'] = null;
const isFacts = (sample: unknown): sample is ClosingFacts => isJson(sample) && isJson(sample.event);
const facts: PortDriver = {
  asks: [getEvent],
  answer: async (_ask, sample): Promise<EventDetail> => {
    if (!isFacts(sample)) return over;
    result = sample.result;
    return { ...sample.event, resultState: result?.state ?? sample.event.resultState };
  },
};

/** Each step can be taken once, so the server is not called and each path may begin at any step. */
const step = (asks: PortDriver['asks'][number]): PortDriver => ({ asks: [asks], answer: asSampled });

const inPanel = (name: string | RegExp): Act => ({
  press: (page) => page.locator(`[data-flow="${flow}"]`).getByRole('button', { name }).first(),
});
const asked = '결과를 발표할까요?';
const inQuestion = (name: string): Act => ({
  press: (page) => page.getByRole('dialog', { name: asked }).getByRole('button', { name, exact: true }),
});
const JUDGED =
  'Votes are judged, or a prize is taken back, in parts of the panel that have charts of their own.';

export const eventClosing: Driver = {
  flow,
  member: 'admin',
  path: `/events/result?open=${over.eventId}`,
  changesContext: true,
  outlivesScreen: 'the list around the panel loads while the clock jumps, and may lose its call',
  reach: async (page) => {
    await page.clock.install();
    await page.route(`**/api/v2/events/${over.eventId}/results`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: envelope(result) }) : route.fallback(),
    );
    // A page that is still arriving needs its timers.
    await page.locator(`[data-flow="${flow}"]`).waitFor({ timeout: ARRIVAL_MS });
    await pauseClock(page);
  },
  ports: {
    load: facts,
    look: facts,
    freeze: step(freezeEvent),
    calculate: step(calculateResult),
    recalculate: step(recalculateResult),
    announce: step(announceResult),
    pay: step(processRewards),
  },
  events: {
    'step.taken': inPanel(/^(참여자 명단 동결|당첨자 계산|결과 발표|보상 지급)하기$/),
    'result.questioned': inPanel('다시 계산하기'),
    'title.typed': {
      before: (page, { title }) =>
        page
          .getByRole('dialog', { name: asked })
          .getByLabel(/이벤트 제목/)
          .fill(String(title)),
    },
    'form.submitted': inQuestion('발표하기'),
    'announcement.dismissed': inQuestion('닫기'),
    'screen.retried': retry(flow),
    'xstate.after.pace.eventClosing.awaiting': { before: (page) => page.clock.runFor(2 * SECOND_MS) },
  },
  offscreen: { 'screen.reloaded': JUDGED },
  // What has failed is paid again one by one, further below.
  hidden: ({ type }, { state, context }) =>
    type === 'step.taken' && state === 'announced' && isFacts(context.facts) && !mayPay(context.facts),
};
