import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { inquiries, thread } from '#proof/inquiries/inquiries.proof.ts';
import AdminInquiries from '#src/areas/admin/inquiries/inquiries-screen.tsx';
import { InquireButton } from '#src/areas/inquiries/inquire-button.tsx';
import InquiryScreen from '#src/areas/inquiries/inquiry-screen.tsx';
import MyInquiriesScreen from '#src/areas/inquiries/my-inquiries-screen.tsx';
import InquiriesScreen from '#src/areas/seller/inquiries/inquiries-screen.tsx';
import { MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const MINE = '/api/user/inquiries';
const ok = (data: unknown) => ({ body: { success: true, data } });
const page = toPaged([...inquiries], { page: 0, size: 10 }, inquiries.length);
const query = (url: string | undefined) => new URLSearchParams(url?.split('?')[1]);

it('MyInquiriesScreen shows state, escalation and latest message of each inquiry', async () => {
  renderMember(<MyInquiriesScreen />, { [`GET ${MINE}`]: ok(page) });
  await screen.findByText('고객센터 확인 중');
  const items = (await screen.findAllByRole('link', { name: /./ })).filter((link) =>
    link.getAttribute('href')?.startsWith('/mypage/inquiries/'),
  );
  expect(items.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2, 3, 4].map((id) => `/mypage/inquiries/${id}`),
  );
  expect(screen.getAllByText('고객센터 확인 중')).toHaveLength(1);
  expect(screen.getByText('종료')).toBeTruthy();
});

it('InquireButton sends topic, text and order line, and leads to the thread', async () => {
  const shop = renderMember(<InquireButton line={{ lineId: 7, productName: '러너' }} topic="DELIVERY" />, {
    [`POST ${MINE}`]: ok({ inquiryId: 5 }),
  });
  fireEvent.click(screen.getByRole('button', { name: '판매자에게 문의하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  expect(await dialog.findByText(/5자 이상 입력해 주세요/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('문의 내용'), { target: { value: '언제 오나요?' } });
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await waitFor(() => expect(shop.visited).toEqual(['/mypage/inquiries/5']));
  expect(shop.to(MINE).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { lineId: 7, claimId: null, eventId: null, topic: 'DELIVERY', content: '언제 오나요?', pictureIds: [] },
  ]);
});

it('InquireButton of a claim names its code and sends the claim', async () => {
  const shop = renderMember(
    <InquireButton
      line={{ lineId: 7, productName: '러너' }}
      claim={{ claimId: 3, code: 'R0000003-1' }}
      topic="RETURN"
    />,
    { [`POST ${MINE}`]: ok({ inquiryId: 5 }) },
  );
  fireEvent.click(screen.getByRole('button', { name: '판매자에게 문의하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('반품·교환 요청 R0000003-1')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('문의 내용'), { target: { value: '언제 오시나요?' } });
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await waitFor(() => expect(shop.to(MINE)).toHaveLength(1));
  expect(JSON.parse(String(shop.to(MINE)[0]?.body))).toMatchObject({
    lineId: 7,
    claimId: 3,
    topic: 'RETURN',
  });
});

it('MyInquiriesScreen opens the form about the event of its address, and after it one about anything', async () => {
  const at = '/mypage/inquiries?new=1&event=12';
  window.history.replaceState(null, '', at);
  const shop = renderShop(
    <MyInquiriesScreen />,
    { [`GET ${MINE}`]: ok(page), [`POST ${MINE}`]: ok({ inquiryId: 5 }) },
    { person: MEMBER, at },
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/이 이벤트에 대해/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: '닫기' }));
  fireEvent.click(screen.getByRole('button', { name: '고객센터에 문의하기' }));
  const other = within(await screen.findByRole('dialog'));
  expect(other.queryByText(/이 이벤트에 대해/)).toBeNull();
  window.history.replaceState(null, '', '/');
  expect(shop.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

const photo = () => new File(['picture'], 'heel.png', { type: 'image/png' });

it('InquireButton uploads the chosen pictures once, also when the inquiry is sent again', async () => {
  let sent = 0;
  const shop = renderMember(<InquireButton line={{ lineId: 7, productName: '러너' }} topic="PRODUCT" />, {
    [`POST ${MINE}/pictures`]: () => ok({ pictureId: 31 + sent++ }),
    [`POST ${MINE}`]: () =>
      opened().length > 1 ? ok({ inquiryId: 5 }) : { status: 409, body: { success: false } },
  });
  const opened = () => shop.requests.filter(({ method, url }) => method === 'POST' && url === MINE);
  fireEvent.click(screen.getByRole('button', { name: '판매자에게 문의하기' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('문의 내용'), { target: { value: '굽이 벌어졌어요.' } });
  fireEvent.change(dialog.getByLabelText('사진'), { target: { files: [photo(), photo()] } });
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await dialog.findByRole('alert');
  fireEvent.click(dialog.getByRole('button', { name: '문의 남기기' }));
  await waitFor(() => expect(shop.visited).toEqual(['/mypage/inquiries/5']));
  expect(shop.to(`${MINE}/pictures`)).toHaveLength(2);
  expect(opened().map(({ body }) => JSON.parse(String(body)).pictureIds)).toEqual([
    [31, 32],
    [31, 32],
  ]);
});

it('InquiryScreen shows pictures of messages, and says until when a closed inquiry can be opened again', async () => {
  const shop = renderMember(<InquiryScreen params={{ id: '1' }} title="문의" />, {
    [`GET ${MINE}/1`]: ok({ ...thread, state: 'CLOSED', reopensUntil: '2026-11-28T03:00:00.000Z' }),
    [`POST ${MINE}/1/messages`]: ok({ messageId: 3 }),
  });
  const pictures = within(await screen.findByRole('list', { name: '글에 붙인 사진' }));
  expect(pictures.getAllByRole('img', { name: /^사진/ })).toHaveLength(1);
  expect(screen.getByText(/11월 28일.*까지 글을 쓰면 다시 열려요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '문의 종료' })).toBeNull();
  fireEvent.change(screen.getByLabelText('다시 문의하기'), { target: { value: '아직 그대로예요.' } });
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(shop.to(`${MINE}/1/messages`)).toHaveLength(1));
});

it('InquiryScreen shows the messages in order and writes another one; one that ended long ago has no form', async () => {
  let state: 'ANSWERED' | 'CLOSED' = 'ANSWERED';
  const shop = renderMember(<InquiryScreen params={{ id: '1' }} title="문의" />, {
    [`GET ${MINE}/1`]: () => ok({ ...thread, state }),
    [`POST ${MINE}/1/messages`]: ok({ messageId: 3 }),
    [`POST ${MINE}/1/close`]: ok(null),
  });
  const list = within(await screen.findByRole('list', { name: '주고받은 글' }));
  expect(list.getAllByText(/^(지우개|서울신발)$/).map(({ textContent }) => textContent)).toEqual([
    '지우개',
    '서울신발',
  ]);
  fireEvent.change(screen.getByLabelText('글 쓰기'), { target: { value: '고마워요!' } });
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(shop.to(`${MINE}/1/messages`)).toHaveLength(1));
  state = 'CLOSED';
  fireEvent.click(await screen.findByRole('button', { name: '문의 종료' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '문의 종료' }));
  expect(await screen.findByText(/지난 문의예요/)).toBeTruthy();
  expect(screen.queryByLabelText('글 쓰기')).toBeNull();
});

it('seller InquiriesScreen loads waiting inquiries first and answers one from a template', async () => {
  const desk = '/api/seller/inquiries';
  window.history.replaceState(null, '', '/inquiry-manage?open=1');
  const shop = renderShop(
    <InquiriesScreen />,
    {
      [`GET ${desk}`]: ok({ ...page, waiting: 2 }),
      [`GET ${desk}/1`]: ok(thread),
      'GET /api/seller/answer-templates': ok({
        templates: [{ templateId: 1, name: '배송', content: '오늘 보내요.' }],
      }),
      [`POST ${desk}/1/messages`]: ok({ messageId: 3 }),
    },
    { person: { ...MEMBER, userType: 'seller' }, at: '/inquiry-manage?open=1' },
  );
  fireEvent.click(await screen.findByRole('button', { name: '배송 넣기' }));
  expect(query(shop.to(desk)[0]?.url).get('state')).toBe('WAITING');
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(shop.to(`${desk}/1/messages`)).toHaveLength(1));
  await waitFor(() => expect(shop.to(`${desk}/1`).length).toBeGreaterThan(1));
});

it('admin InquiriesScreen has no templates, and says that a closed inquiry has ended', async () => {
  const desk = '/api/admin/inquiries';
  window.history.replaceState(null, '', '/admin/inquiries?state=ALL&open=4');
  const shop = renderShop(
    <AdminInquiries />,
    {
      [`GET ${desk}`]: ok({ ...page, waiting: 2 }),
      [`GET ${desk}/4`]: ok({ ...thread, inquiryId: 4, state: 'CLOSED' }),
    },
    { person: { ...MEMBER, userType: 'admin' }, at: '/admin/inquiries?state=ALL&open=4' },
  );
  expect(await screen.findByText('끝난 문의예요.')).toBeTruthy();
  expect(shop.to('/api/seller/answer-templates')).toEqual([]);
  expect(screen.queryByLabelText('답변')).toBeNull();
});
