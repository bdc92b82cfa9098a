import { expect, it } from 'vitest';
import { dropStored, storeDraft, storedDraft, takeDraft } from '#src/flow/drafts.ts';
import { MEMBER, renderShop } from '../support/client/member-app.tsx';

const open = async (person: typeof MEMBER | null) => {
  const { app } = renderShop(<p />, {}, { person });
  if (person)
    await new Promise<void>((resolve) => {
      app.session.subscribe((snapshot) => snapshot.hasTag('signedIn') && resolve());
      if (app.session.getSnapshot().hasTag('signedIn')) resolve();
    });
  return app;
};
const other = { ...MEMBER, email: 'other@s.test', nickname: '다른이' };

it('drafts return to the same member after the session ended, and to nobody else', async () => {
  window.sessionStorage.clear();
  const app = await open(MEMBER);
  storeDraft(app, 'feed', { title: '발볼' });
  app.session.send({ type: 'session.expired' });
  expect(storedDraft(app, 'feed')).toBeNull();
  expect(storedDraft(await open(other), 'feed')).toBeNull();
  const back = await open({ ...MEMBER, token: 'u'.repeat(20) });
  expect(storedDraft(back, 'feed')).toEqual({ title: '발볼' });
});

it('drafts are deleted at logout', async () => {
  window.sessionStorage.clear();
  const app = await open(MEMBER);
  storeDraft(app, 'checkout', { shipping: { recipientName: '김하루' } });
  window.sessionStorage.setItem('pendingPayment', 'S1');
  app.session.send({ type: 'session.loggedOut' });
  await new Promise<void>((resolve) => {
    app.session.subscribe(({ context }) => context.endedBy === 'logout' && resolve());
  });
  expect({ ...window.sessionStorage }).toEqual({});
});

it('drafts of another member replace them, and dropping one keeps the others', async () => {
  window.sessionStorage.clear();
  const app = await open(MEMBER);
  storeDraft(app, 'feed', 1);
  storeDraft(app, 'claim-3', 2);
  dropStored(app, 'feed');
  expect([storedDraft(app, 'feed'), storedDraft(app, 'claim-3')]).toEqual([null, 2]);
  const next = await open(other);
  storeDraft(next, 'comment-5', '안녕');
  expect(storedDraft(await open(MEMBER), 'claim-3')).toBeNull();
});

it.each(['{', 'null', '[]', '{"owner":"user u@s.test"}', '{"owner":"user u@s.test","drafts":{"feed":7}}'])(
  'drafts stored as %s count as none',
  async (text) => {
    const app = await open(MEMBER);
    window.sessionStorage.setItem('drafts', text);
    expect(takeDraft(app, 'feed', { title: '' })).toEqual({});
  },
);

it('drafts return only fields of the form with the same type', async () => {
  window.sessionStorage.clear();
  const app = await open(MEMBER);
  storeDraft(app, 'review-of-1', { title: '가벼워요', rating: '5', content: null, other: 'x' });
  expect(takeDraft(app, 'review-of-1', { title: '', rating: 0, content: '' })).toEqual({
    title: '가벼워요',
  });
});
