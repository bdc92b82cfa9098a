import { fillDate } from '#proof/kit/date-fields.ts';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { flow } from '../support/shop/members.ts';
import { expect, state, visit } from '../support/shop/own-days.ts';
import { DAYS, dayOf, type Scene } from './scene.ts';

const TERMS = {
  '구매 기간 시작': DAYS.first,
  '구매 기간 종료': DAYS.last,
  '이벤트 시작': DAYS.first,
  '이벤트 종료': DAYS.last,
  발표: DAYS.announcement,
};
const MOST = '6,000P, 활동 점수 150점, 15%까지 할인 쿠폰 1장';
export const REASON = { vote: '한집에서 온 표예요.', prize: '다른 사람의 사진이었어요.' } as const;

/** Writes the event, sees its maximal cost and its preview, and publishes it. */
export const publish = (scene: Scene): Promise<number> =>
  visit(scene, 'admin', async (page) => {
    await page.goto('/events/create');
    const form = flow(page, 'eventEditor');
    await form.getByLabel('제목 (필수)').fill(scene.title);
    for (const [name, days] of Object.entries(TERMS)) await fillDate(form, `${name} (필수)`, dayOf(days));
    for (const name of ['설명', '참여 방법', '선정 기준', '유의 사항'])
      await form.getByRole('textbox', { name: `${name} (필수)` }).fill(`${name}을 적었어요.`);
    await form.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
    await form.getByRole('button', { name: '묶음 추가' }).click();
    await form
      .getByRole('group', { name: '4위 보상', exact: true })
      .getByLabel('지급 대상')
      .selectOption('RANDOM');
    await form.getByRole('group', { name: '추첨 보상', exact: true }).getByLabel('값').fill('300');
    await expect(form.getByText(MOST)).toBeVisible();
    await form.getByRole('button', { name: '임시 저장' }).click();
    await expect(page).toHaveURL(/\/events\/edit\/\d+$/);
    await form.getByRole('button', { name: '미리보기' }).click();
    const preview = page.getByRole('dialog', { name: '쇼핑몰에서 이렇게 보여요' });
    await expect(preview.getByText(scene.title)).toBeVisible();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: '공개하기' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(`보상은 최대 ${MOST}까지`)).toBeVisible();
    await question.getByRole('button', { name: '공개하기' }).click();
    await expect(page).toHaveURL(/\/events\/\d+$/);
    return Number(page.url().split('/').at(-1));
  });

/** Sees why a vote is flagged while the event runs, and voids it for a reason. */
export const voidVote = (scene: Scene, entry: string): Promise<void> =>
  visit(scene, 'admin', async (page) => {
    await page.goto(`/events/result?open=${scene.eventId}`);
    await state(page, 'eventClosing', 'unsettled');
    const panel = page.getByRole('dialog');
    await panel.getByRole('combobox', { name: '의심 사유' }).selectOption('ENTRANT_SHARES');
    const vote = panel.getByRole('row').filter({ hasText: entry });
    await expect(vote).toContainText('참여자와 전화나 기기가 같음');
    await vote.getByRole('checkbox').check();
    await panel.getByLabel('이유', { exact: true }).fill(REASON.vote);
    await panel.getByRole('button', { name: '무효로 하기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '무효로 하기' }).click();
    await state(page, 'voteJudgement', 'done');
    await expect(vote).toContainText('무효');
  });

/** Calculates the fixed list, announces by typing the title, and pays; a second payment finds nothing to pay. */
export const settle = (scene: Scene): Promise<void> =>
  visit(scene, 'admin', async (page, headers) => {
    await page.goto(`/events/result?open=${scene.eventId}`);
    const panel = page.getByRole('dialog').first();
    // The days that have passed have already fixed it, as every server does by itself.
    await state(page, 'eventClosing', 'frozen');
    await expect(panel.getByText(/참여자 명단을 확정했어요/)).toBeVisible();
    await panel.getByRole('button', { name: '당첨자 계산하기' }).click();
    await state(page, 'eventClosing', 'reviewing');
    await expect(panel.getByText('집계 1표, 확인 중 0표, 무효 1표')).toBeVisible();
    await panel.getByRole('button', { name: '결과 발표하기' }).click();
    const question = page.getByRole('dialog', { name: '결과를 발표할까요?' });
    await question.getByLabel(/이벤트 제목/).fill('다른 이벤트');
    await question.getByRole('button', { name: '발표하기' }).click();
    await expect(question.getByText('이벤트 제목을 똑같이 적어 주세요.')).toBeVisible();
    await question.getByLabel(/이벤트 제목/).fill(scene.title);
    await question.getByRole('button', { name: '발표하기' }).click();
    await state(page, 'eventClosing', 'announced');
    await panel.getByRole('button', { name: '보상 지급하기' }).click();
    await state(page, 'eventClosing', 'paid');
    await expect(panel.getByText('모든 보상을 지급했어요.')).toBeVisible();
    const again = await page.request.post(`/api/v2/events/${scene.eventId}/rewards/process`, { headers });
    expect((await again.json()).data).toMatchObject({ totalParticipants: 2, failedRewards: 0 });
  });

/** Revokes the first prize; the next entry gets it at once with its points. */
export const revoke = (scene: Scene): Promise<void> =>
  visit(scene, 'admin', async (page) => {
    await page.goto(`/events/result?open=${scene.eventId}`);
    await state(page, 'eventClosing', 'paid');
    const panel = page.getByRole('dialog').first();
    await panel
      .getByRole('listitem')
      .filter({ hasText: '1위' })
      .getByRole('button', { name: /당첨 취소$/ })
      .click();
    const question = page.getByRole('dialog', { name: '당첨 취소' });
    await question.getByLabel(/취소 사유/).fill(REASON.prize);
    await question.getByRole('button', { name: '당첨 취소' }).click();
    const places = panel.getByRole('listitem').filter({ hasText: '1위' });
    await expect(places.filter({ hasText: `당첨 취소: ${REASON.prize}` })).toHaveCount(1);
    await expect(places.filter({ hasText: '다음 순위에서 당첨됐어요.' })).toHaveCount(1);
    await state(page, 'eventClosing', /^(awaiting|looking|paid)$/);
  });

export const sawPaid = (scene: Scene): Promise<void> =>
  visit(scene, 'admin', async (page) => {
    await page.goto(`/events/result?open=${scene.eventId}`);
    await state(page, 'eventClosing', 'paid');
  });
