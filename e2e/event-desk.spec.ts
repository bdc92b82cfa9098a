import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { fillDate } from '#proof/kit/date-fields.ts';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, expectAccessible, expectAccessibleFlow, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

const TITLE = '첫눈 맞이 부츠 코디';
const DAYS = { '구매 기간 시작': 1, '구매 기간 종료': 20, '이벤트 시작': 2, '이벤트 종료': 21, 발표: 24 };

test('event editor: an event is saved as a draft, previewed, and published with its cost', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/events/create');
  const form = flow(page, 'eventEditor');
  await form.getByRole('button', { name: '임시 저장' }).click();
  await expect(form.getByText('제목을 입력해 주세요.', { exact: true })).toBeVisible();
  await form.getByLabel('제목 (필수)').fill(TITLE);
  await form.getByLabel('유형 (필수)').selectOption('BATTLE');
  await expect(form.getByText(/지급하지 않는 보상이에요: 2위/)).toBeVisible();
  await form.getByLabel('유형 (필수)').selectOption('RANKING');
  await form.getByLabel('참여 인원 (필수)').fill('30');
  const today = seoulDay(new Date());
  for (const [name, days] of Object.entries(DAYS))
    await fillDate(form, `${name} (필수)`, laterDay(today, days));
  await form.getByRole('button', { name: '묶음 추가' }).click();
  await form
    .getByRole('group', { name: '4위 보상', exact: true })
    .getByLabel('지급 대상')
    .selectOption('PARTICIPATION');
  await form.getByRole('group', { name: '참여자 모두 보상', exact: true }).getByLabel('값').fill('100');
  await expect(form.getByText('7,500P, 활동 점수 150점, 15%까지 할인 쿠폰 1장')).toBeVisible();

  // Typed text survives a reload; pictures do not.
  await page.reload();
  await expect(form.getByLabel('제목 (필수)')).toHaveValue(TITLE);
  await form.getByRole('button', { name: '임시 저장' }).click();
  await expect(page).toHaveURL(/\/events\/edit\/\d+$/);
  await form.getByRole('button', { name: '공개하기' }).click();
  await expect(form.getByText('설명을 입력해 주세요.', { exact: true })).toBeVisible();
  await expect(form.getByText('사진을 한 장 이상 올려 주세요.', { exact: true })).toBeVisible();

  for (const name of ['설명', '참여 방법', '선정 기준', '유의 사항'])
    await form.getByRole('textbox', { name: `${name} (필수)` }).fill(`${name}을 적었어요.`);
  await form.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
  await form.getByRole('button', { name: '미리보기' }).click();
  const preview = page.getByRole('dialog', { name: '쇼핑몰에서 이렇게 보여요' });
  await expect(preview.getByText('참여자 모두: 100P')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await form.getByRole('button', { name: '공개하기' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/최대 7,500P/)).toBeVisible();
  await question.getByRole('button', { name: '공개하기' }).click();
  await expect(page).toHaveURL(/\/events\/\d+$/);
});

test('event results: an ended event is frozen, calculated, announced by its title and paid', async ({
  page,
}) => {
  const headers = await signIn(page, 'admin');
  const list = await page.request.get('/api/admin/events/results?sort=oldest', { headers });
  const { eventId, title } = (await list.json()).data.content[0];
  await page.goto('/events/result?sort=oldest');
  const rows = flow(page, 'eventResults');
  await rows.getByRole('button', { name: /열기$/ }).first().click();
  const panel = flow(page, 'eventClosing');
  await expect(panel).toHaveAttribute('data-state', /^(ended|frozen)$/);
  // The shop also fixes lists by itself.
  const freeze = panel.getByRole('button', { name: '참여자 확정하기' });
  if (await freeze.isVisible()) await freeze.click();
  await panel.getByRole('button', { name: '당첨자 계산하기' }).click();
  await expect(panel).toHaveAttribute('data-state', 'reviewing');
  await expect(panel.getByRole('heading', { name: '당첨자' })).toBeVisible();
  const again = panel.getByRole('button', { name: '다시 계산하기' });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(panel).toHaveAttribute('data-state', 'reviewing');
  await expectAccessibleFlow(page, 'eventClosing');

  await panel.getByRole('button', { name: '결과 발표하기' }).click();
  const asked = page.getByRole('dialog', { name: '결과를 발표할까요?' });
  await asked.getByLabel(/이벤트 제목/).fill('다른 이벤트');
  await asked.getByRole('button', { name: '발표하기' }).click();
  await expect(asked.getByText('이벤트 제목을 똑같이 적어 주세요.')).toBeVisible();
  await asked.getByLabel(/이벤트 제목/).fill(title);
  await asked.getByRole('button', { name: '발표하기' }).click();
  await expect(panel).toHaveAttribute('data-state', /^(announced|paid)$/);
  await expect(panel.getByText('발표한 뒤에는 투표를 무효로 하거나 되돌릴 수 없어요.')).toBeVisible();
  const pay = panel.getByRole('button', { name: '보상 지급하기' });
  if (await pay.isVisible()) await pay.click();
  await expect(panel).toHaveAttribute('data-state', 'paid');
  await expect(panel.getByText('모든 보상을 지급했어요.')).toBeVisible();

  // The page of the event shows the winners, and the browser repeats the draw from its file.
  await page.goto(`/events/${eventId}?verify=1`);
  await expect(flow(page, 'eventWinners')).toHaveAttribute('data-state', /^loaded/);
  await expect(flow(page, 'drawCheck')).toHaveAttribute('data-state', 'weak');
  await expect(page.getByText(/조작하지 않았다는 것까지는 증명하지 못해요/)).toBeVisible();
  await expectAccessible(page);
});
