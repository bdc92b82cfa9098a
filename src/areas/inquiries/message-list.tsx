import type { InquiryAuthor, InquiryThread } from '#domain/inquiries/inquiry.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { RelativeTime } from '#src/ui/relative-time.tsx';
import { inquiryText as text } from './inquiries.text.ts';

const Messages = styled('ol', { display: 'grid', gap: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Message = styled('li', {
  display: 'grid',
  gap: '$1',
  width: 'fit-content',
  maxWidth: 'min(100%, $sizes$reading)',
  padding: '$3 $4',
  borderRadius: '$control',
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& strong': { fontSize: '$meta', fontWeight: '$semibold' },
  variants: {
    own: {
      true: { justifySelf: 'end', border: '1px solid $line' },
      false: { justifySelf: 'start', background: '$sunken' },
    },
  },
});

const Pictures = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'block' },
  '& img': {
    display: 'block',
    width: '96px',
    height: '96px',
    objectFit: 'cover',
    borderRadius: '$control',
    background: '$tile',
  },
});

type Props = {
  thread: InquiryThread;
  /** Role of the reader, whose messages stand on the right. */
  as: InquiryAuthor;
};

/** Messages of an inquiry with their pictures, the oldest first. */
export const MessageList = ({ thread, as }: Props) => (
  <Messages aria-label={text.messages}>
    {thread.messages.map(({ messageId, author, content, imageUrls, createdAt }) => (
      <Message key={messageId} own={author === as}>
        <strong>{text.author(author, thread)}</strong>
        <p>{content}</p>
        {imageUrls.length > 0 ? (
          <Pictures aria-label={text.pictures}>
            {imageUrls.map((url, index) => (
              <li key={url}>
                <a href={pictureUrl(url)} target="_blank" rel="noopener noreferrer">
                  <img src={pictureUrl(url)} alt={text.picture(index + 1)} loading="lazy" />
                </a>
              </li>
            ))}
          </Pictures>
        ) : null}
        <Muted>
          <RelativeTime at={createdAt} />
        </Muted>
      </Message>
    ))}
  </Messages>
);
