import { describe, expect, it } from 'vitest';
import { DOCUMENT_TOO_LARGE, type DocumentView } from '#domain/seller/application-documents.ts';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start, tagsOf } from '../start.ts';

const entry = entryOf('applicationDocument');
const paper = Object(entry.ports.upload?.done) as DocumentView;
const other: DocumentView = { documentId: 9, kind: 'PICTURE', bytes: 83_000 };
const [chosen, huge, removed] = entry.events;
if (!chosen || !huge || !removed) throw new Error('the samples lack an event');
const refusal = failed('upload', new Error('비밀번호가 걸린 PDF는 올릴 수 없어요.'));
const told = (documentId: number | null) => ['tellForm', { documentId }];

describe('applicationDocumentMachine', () => {
  it('uploads a chosen file and gives its id to the form', async () => {
    const { play, asked, effects } = start(entry);
    const sending = await play(chosen);
    expect([sending.value, tagsOf(sending), effects]).toEqual(['uploading', ['saving'], []]);
    expect(asked('upload')).toEqual([{ file: chosen.file }]);
    const there = await play(done('upload', paper));
    expect([there.value, there.context.document]).toEqual([{ resting: 'there' }, paper]);
    expect(effects).toEqual([told(paper.documentId)]);
  });

  it('shows an existing document, which the form has already', async () => {
    const { flow, effects } = start(entry, paper);
    expect([flow.snapshot.value, effects]).toEqual([{ resting: 'there' }, []]);
    expect(start(entry).flow.snapshot.value).toEqual({ resting: 'none' });
  });

  it('uploads one file at a time, and ignores events meanwhile', async () => {
    const { play, asked } = start(entry, paper);
    const sending = await play(chosen, chosen, removed, huge);
    expect([sending.value, sending.context.document]).toEqual(['uploading', paper]);
    expect(asked('upload')).toHaveLength(1);
  });

  it('replaces a document and tells the form', async () => {
    const { play, effects } = start(entry, paper);
    const there = await play(chosen, done('upload', other));
    expect([there.context.document, effects]).toEqual([other, [told(other.documentId)]]);
  });

  it('removes a document, and the form has none', async () => {
    const { play, effects } = start(entry, paper);
    const none = await play(removed);
    expect([none.value, none.context.document, effects]).toEqual([{ resting: 'none' }, null, [told(null)]]);
  });

  it('shows a refusal and keeps the earlier document, which can still be removed', async () => {
    const { play, effects } = start(entry, paper);
    const refused = await play(chosen, refusal);
    expect(refused.value).toEqual({ resting: 'refused' });
    expect(refused.context).toMatchObject({
      document: paper,
      error: '비밀번호가 걸린 PDF는 올릴 수 없어요.',
    });
    expect(effects).toEqual([]);
    const none = await play(removed);
    expect([none.value, none.context.error, effects]).toEqual([{ resting: 'none' }, null, [told(null)]]);
  });

  it('has nothing to remove after the refusal of a first document', async () => {
    const { play, effects } = start(entry);
    const refused = await play(chosen, refusal, removed);
    expect([refused.value, effects]).toEqual([{ resting: 'refused' }, []]);
    const again = await play(chosen);
    expect(again.context.error).toBeNull();
  });

  it('refuses a large file at once without uploading it', async () => {
    for (const before of [null, paper]) {
      const { play, asked } = start(entry, before);
      const refused = await play(huge, huge);
      expect(refused.value).toEqual({ resting: 'refused' });
      expect(refused.context).toMatchObject({ error: DOCUMENT_TOO_LARGE, document: before });
      expect(asked('upload')).toEqual([]);
      expect((await play(chosen, done('upload', other))).context).toMatchObject({
        document: other,
        error: null,
      });
    }
  });
});
