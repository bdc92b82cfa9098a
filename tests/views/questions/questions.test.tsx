import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { questions } from '#proof/questions/questions.proof.ts';
import ProductQuestions from '#src/areas/questions/product-questions.tsx';
import QuestionsScreen from '#src/areas/seller/questions/questions-screen.tsx';
import { MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const LIST = '/api/questions/products/1';
const DESK = '/api/seller/questions';
const SELLER = { ...MEMBER, userType: 'seller' };
const ok = (data: unknown) => ({ body: { success: true, data } });
const page = { ...toPaged([...questions], { page: 0, size: 5 }, 3), answerHours: 3, isBuyer: true };
const query = (url: string | undefined) => new URLSearchParams(url?.split('?')[1]);

it('ProductQuestions shows a secret question without text, and actions by reader and state', async () => {
  renderMember(<ProductQuestions productId={1} />, { [`GET ${LIST}`]: ok(page) });
  // Answers of buyers are items of their own list.
  const items = (await screen.findAllByRole('listitem')).filter((item) => !item.parentElement?.closest('li'));
  const [own, answered, secret] = items.map((item) => within(item));
  expect(own?.getByText('답변 대기')).toBeTruthy();
  expect(own?.getByRole('button', { name: '수정' })).toBeTruthy();
  expect(own?.queryByRole('button', { name: '신고' })).toBeNull();
  expect(answered?.getByRole('region', { name: '서울신발의 답변' })).toBeTruthy();
  expect(answered?.queryByRole('button', { name: '수정' })).toBeNull();
  expect(answered?.getByRole('button', { name: '신고' })).toBeTruthy();
  expect(answered?.getByRole('button', { name: '답변하기' })).toBeTruthy();
  expect(own?.queryByRole('button', { name: '답변하기' })).toBeNull();
  expect(own?.getByText('구매한 분')).toBeTruthy();
  expect(secret?.getByText('비밀 문의입니다.')).toBeTruthy();
  expect(secret?.queryAllByRole('button')).toEqual([]);
  expect(screen.getByText(/보통 3시간 안에 답해요/)).toBeTruthy();
});

it('ProductQuestions offers an answer to buyers only, and sends it once', async () => {
  const answers = '/api/user/questions/2/answers';
  const shop = renderMember(<ProductQuestions productId={1} />, {
    [`GET ${LIST}`]: ok(page),
    [`POST ${answers}`]: ok({ answerId: 5, content: '편해요.' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '답변하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '답변하기' }));
  expect(dialog.getByText(questions[1]?.content ?? '')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('답변 내용'), { target: { value: '편해요.' } });
  for (let press = 0; press < 2; press += 1)
    fireEvent.click(dialog.getByRole('button', { name: /답변 올리기|올리는 중/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.to(answers)).toHaveLength(1);
  expect(shop.to(LIST).length).toBeGreaterThan(1);
});

it('ProductQuestions offers no answer to members who have not received the product', async () => {
  renderMember(<ProductQuestions productId={1} />, { [`GET ${LIST}`]: ok({ ...page, isBuyer: false }) });
  expect(await screen.findAllByText('구매한 분')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '답변하기' })).toBeNull();
});

it('ProductQuestions sends topic, words and secrecy as filters, and warns of contacts in an open question', async () => {
  const shop = renderMember(<ProductQuestions productId={1} />, { [`GET ${LIST}`]: ok(page) });
  fireEvent.change(await screen.findByRole('combobox', { name: '주제' }), { target: { value: 'STOCK' } });
  await waitFor(() => expect(query(shop.to(LIST).at(-1)?.url).get('topic')).toBe('STOCK'));
  await screen.findAllByRole('listitem');
  fireEvent.click(screen.getByRole('checkbox', { name: '비밀 문의 빼고 보기' }));
  await waitFor(() => expect(query(shop.to(LIST).at(-1)?.url).get('openOnly')).toBe('true'));
  fireEvent.click(await screen.findByRole('button', { name: '문의하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('문의 내용'), { target: { value: '010-1234-5678로 알려 주세요' } });
  expect(dialog.getByText(/가려서 올려요/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: '비밀 문의로 남길게요' }));
  expect(dialog.queryByText(/가려서 올려요/)).toBeNull();
});

it('seller QuestionsScreen loads waiting questions first and sends an answer from a template', async () => {
  const rows = questions.map((one) => ({ ...one, content: one.content ?? '비밀이에요.' }));
  const desk = { ...toPaged(rows, { page: 0, size: 20 }, 3), waiting: 2, answerHours: 26 };
  window.history.replaceState(null, '', '/question-manage?open=1');
  const shop = renderShop(
    <QuestionsScreen />,
    {
      [`GET ${DESK}`]: ok(desk),
      'GET /api/seller/answer-templates': ok({
        templates: [{ templateId: 1, name: '재입고', content: '다음 주에 들어와요.' }],
      }),
      [`PUT ${DESK}/1/answer`]: ok({ questionId: 1, content: '네', createdAt: '', updatedAt: '' }),
    },
    { person: SELLER, at: '/question-manage?open=1' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '재입고 넣기' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '답변' }).value).toBe(
    '다음 주에 들어와요.',
  );
  expect(query(shop.to(DESK)[0]?.url).get('answered')).toBe('NO');
  expect(screen.getByText(/보통 26시간/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '답변 올리기' }));
  await waitFor(() => expect(shop.to(`${DESK}/1/answer`)).toHaveLength(1));
  await waitFor(() => expect(shop.visited).toEqual(['/question-manage']));
});

it('ProductQuestions asks with one uploaded picture, and shows the picture of a question', async () => {
  const [first, ...others] = questions;
  const pictured = { ...Object(first), imageUrl: '/content/images/questions/a.webp?until=1&sign=b' };
  const shop = renderMember(<ProductQuestions productId={1} />, {
    [`GET ${LIST}`]: ok({ ...page, content: [pictured, ...others] }),
    'POST /api/user/questions/pictures': ok({ pictureId: 41 }),
    'POST /api/user/questions': ok({ questionId: 9, content: '색이 이런가요?' }),
  });
  expect(await screen.findAllByRole('img', { name: '문의에 붙인 사진' })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '문의하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('주제'), { target: { value: 'PRODUCT' } });
  fireEvent.change(dialog.getByLabelText('문의 내용'), { target: { value: '색이 이런가요?' } });
  const file = new File(['picture'], 'heel.png', { type: 'image/png' });
  fireEvent.change(dialog.getByLabelText('사진'), { target: { files: [file] } });
  fireEvent.click(dialog.getByRole('button', { name: '문의 올리기' }));
  const asked = () => shop.requests.filter(({ url }) => url === '/api/user/questions');
  await waitFor(() => expect(asked()).toHaveLength(1));
  const [{ body } = { body: null }] = asked();
  expect(JSON.parse(String(body))).toMatchObject({ pictureId: 41, productId: 1, topic: 'PRODUCT' });
});

it('ProductQuestions takes the picture of an earlier question away', async () => {
  const [first] = questions;
  const pictured = { ...Object(first), imageUrl: '/content/images/questions/a.webp?until=1&sign=b' };
  const shop = renderMember(<ProductQuestions productId={1} />, {
    [`GET ${LIST}`]: ok({ ...page, content: [pictured] }),
    'PUT /api/user/questions/1': ok({ questionId: 1, content: first?.content }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '수정' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '사진 1 빼기' }));
  fireEvent.click(dialog.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(shop.to('/api/user/questions/1')).toHaveLength(1));
  expect(JSON.parse(String(shop.to('/api/user/questions/1')[0]?.body))).toMatchObject({
    pictureId: null,
    keepsPicture: false,
  });
});
