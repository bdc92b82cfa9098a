import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DECIDED_DOCUMENT_DAYS } from '#domain/policies/records.ts';
import type { MyApplication } from '#domain/seller/application.ts';
import BecomeSellerScreen from '#src/areas/seller/become-seller-screen.tsx';
import { privacyText } from '#src/text/legal.ts';
import { entryOf } from '../../machines/entry-of.ts';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/users/me/seller-application';
const { done, otherDone = [] } = entryOf('sellerApplication').ports.load ?? expect.fail('no samples');
const ok = (data: unknown) => ({ body: { success: true, data } });
const like = (pick: (mine: MyApplication) => boolean) => otherDone.find((one) => pick(Object(one)));
const render = (mine: unknown) =>
  renderShop(<BecomeSellerScreen />, { [PATH]: ok(mine) }, { person: MEMBER, at: '/become-seller' });

it('BecomeSellerScreen says first that a seller cannot order, and sends no blank form', async () => {
  const shop = render(like(({ application }) => application === null));
  fireEvent.click(await screen.findByRole('button', { name: '신청서 쓰기' }));
  const form = within(await screen.findByRole('form', { name: '신청서' }));
  expect(form.getByText(/이 계정으로는 주문할 수 없어요/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: '신청하기' }));
  expect(await form.findByText('스토어 이름은 2자 이상 입력해 주세요.')).toBeTruthy();
  expect(form.getByText('판매자 약관에 동의해 주세요.')).toBeTruthy();
  expect(shop.to(PATH)).toHaveLength(1);
});

it('BecomeSellerScreen shows a pending applicant the next step and open reasons', async () => {
  render(done);
  expect(await screen.findByText('심사하고 있어요')).toBeTruthy();
  expect(screen.getByText('아직 구매를 확정하지 않은 주문이 있어요.')).toBeTruthy();
});

it('BecomeSellerScreen shows a rejected applicant the reason, and the day of the next attempt', async () => {
  render(like(({ application }) => application?.againInDays === 5));
  expect(await screen.findByText(/상호와 신청한 상호가 달라요/)).toBeTruthy();
  expect(screen.getByText(/5일 뒤/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다시 신청하기' })).toBeNull();
});

it('BecomeSellerScreen E.6 C: links an approved applicant to the seller area', async () => {
  render(like(({ userType }) => userType === 'seller'));
  const way = await waitFor(() => screen.getByRole('link', { name: '판매자 대시보드로 가기' }));
  expect(way.getAttribute('href')).toBe('/seller-mypage');
});

it('BecomeSellerScreen states the retention of the privacy policy', () => {
  const said = privacyText.sections.map(({ text }) => text).join('\n');
  expect(said).toContain(
    `철회하면 바로, 신청이 승인되거나 반려되면 ${DECIDED_DOCUMENT_DAYS}일 뒤에 파기합니다.`,
  );
});

describe('DocumentField of BecomeSellerScreen', () => {
  const DOCUMENT = `${PATH}/document`;
  const paper = { documentId: 7, kind: 'PDF', bytes: 1_263_616 };
  const asked = like(({ application }) => application?.state === 'MORE_INFO');
  const file = (size = 10) =>
    new File(['x'.repeat(size)], '내 사업자등록증.pdf', { type: 'application/pdf' });
  const choose = (form: ReturnType<typeof within>, one: File) =>
    fireEvent.change(form.getByLabelText('사업자등록증 (선택)'), { target: { files: [one] } });
  const open = async (answers: Answers, button: string) => {
    const shop = renderShop(<BecomeSellerScreen />, answers, { person: MEMBER, at: '/become-seller' });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    return { shop, form: within(await screen.findByRole('form', { name: '신청서' })) };
  };
  const sent = (shop: ReturnType<typeof renderShop>, method: string, path: string) =>
    shop.requests.filter((one) => one.method === method && one.url === path);

  it('uploads at once; the form waits for it and then refers to it', async () => {
    let answer = () => {};
    const waits = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { shop, form } = await open(
      {
        [`GET ${PATH}`]: ok(asked),
        [`PUT ${PATH}`]: ok(Object(asked).application),
        [`POST ${DOCUMENT}`]: async () => {
          await waits;
          return ok(paper);
        },
      },
      '보완해서 다시 보내기',
    );
    fireEvent.click(form.getByRole('checkbox', { name: /법을 지킬게요/ }));
    expect(form.getByText('PDF · 1.2MB')).toBeTruthy();
    choose(form, file());
    expect(await form.findByText(/다 올라가면 신청할 수 있어요/)).toBeTruthy();
    const press = form.getByRole('button', { name: '다시 보내기' });
    expect(press.getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(screen.getByRole('form', { name: '신청서' }));
    await waitFor(() => expect(sent(shop, 'POST', DOCUMENT)).toHaveLength(1));
    expect(sent(shop, 'PUT', PATH)).toEqual([]);
    const body = sent(shop, 'POST', DOCUMENT)[0]?.body;
    expect(body instanceof FormData && [...body.keys()]).toEqual(['file']);

    answer();
    await waitFor(() => expect(press.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(press);
    await waitFor(() => expect(sent(shop, 'PUT', PATH)).toHaveLength(1));
    expect(JSON.parse(String(sent(shop, 'PUT', PATH)[0]?.body)).application.documentId).toBe(7);
  });

  it('keeps or removes an earlier document', async () => {
    for (const isTaken of [false, true]) {
      const { shop, form } = await open(
        { [`GET ${PATH}`]: ok(asked), [`PUT ${PATH}`]: ok(Object(asked).application) },
        '보완해서 다시 보내기',
      );
      if (isTaken) fireEvent.click(form.getByRole('button', { name: '파일 빼기' }));
      fireEvent.click(form.getByRole('checkbox', { name: /법을 지킬게요/ }));
      fireEvent.click(form.getByRole('button', { name: '다시 보내기' }));
      await waitFor(() => expect(sent(shop, 'PUT', PATH)).toHaveLength(1));
      const { documentId } = JSON.parse(String(sent(shop, 'PUT', PATH)[0]?.body)).application;
      expect(documentId).toBe(isTaken ? null : Object(asked).application.document.documentId);
      shop.unmount();
    }
  });

  it('shows a refused, large or missing document beside the field', async () => {
    const says = (status: number, code: string, message: string, field: string) => ({
      status,
      body: { success: false, code, message, data: null, errors: [{ field, message }] },
    });
    const locked = '비밀번호가 걸린 PDF는 올릴 수 없어요. 비밀번호를 해제하고 다시 올려 주세요.';
    const gone = '올린 파일을 찾을 수 없어요. 파일을 다시 골라 주세요.';
    const { shop, form } = await open(
      {
        [`GET ${PATH}`]: ok(asked),
        [`PUT ${PATH}`]: says(404, 'DOCUMENT_NOT_FOUND', gone, 'documentId'),
        [`POST ${DOCUMENT}`]: says(400, 'DOCUMENT_LOCKED', locked, 'file'),
      },
      '보완해서 다시 보내기',
    );
    const field = form.getByLabelText('사업자등록증 (선택)');
    const large = Object.defineProperty(file(), 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(form, large);
    expect(await form.findByText('파일은 10MB까지 올릴 수 있어요.')).toBeTruthy();
    expect(sent(shop, 'POST', DOCUMENT)).toEqual([]);
    choose(form, file());
    expect(await form.findByText(locked)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(form.getByRole('button', { name: '파일 빼기' }));
    await waitFor(() => expect(form.queryByText(locked)).toBeNull());
    fireEvent.click(form.getByRole('checkbox', { name: /법을 지킬게요/ }));
    fireEvent.click(form.getByRole('button', { name: '다시 보내기' }));
    expect(await form.findByText(gone)).toBeTruthy();
    // Beside the field, and in the list above the form.
    expect(form.getAllByRole('alert')).toHaveLength(2);
  });

  it('downloads the document under a generated name', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46]);
    const shop = renderShop(
      <BecomeSellerScreen />,
      {
        [`GET ${PATH}`]: ok(done),
        [`GET ${DOCUMENT}`]: { body: bytes, headers: { 'content-type': 'application/pdf' } },
      },
      { person: MEMBER, at: '/become-seller' },
    );
    expect(await screen.findByText('사업자등록증 PDF · 1.2MB')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '파일 받기' }));
    expect(await screen.findByText('파일을 받았어요.')).toBeTruthy();
    expect(saved).toEqual([`document-${Object(done).application.applicationId}.pdf`]);
    expect(sent(shop, 'GET', DOCUMENT)[0]?.bearer).toBe(`Bearer ${MEMBER.token}`);
    click.mockRestore();
  });
});

it('BecomeSellerScreen E.6 C: BecomeSellerScreen explains itself to an administrator, with a link to the admin area', async () => {
  render(like(({ userType }) => userType === 'admin'));
  const way = await waitFor(() => screen.getByRole('link', { name: '관리자 대시보드로 가기' }));
  expect(way.getAttribute('href')).toBe('/admin/dashboard');
  expect(screen.queryByRole('button', { name: '신청서 쓰기' })).toBeNull();
});
