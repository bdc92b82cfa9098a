import { useSelector } from '@xstate/react';
import { noticeCountOf } from '#src/areas/notices/notice-count.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { bellText } from '#src/text/bell.ts';
import { HeaderCount } from './header-item.ts';
import { PlainBell } from './plain-bell.tsx';

/** Link to the notices, with the number of unread ones. */
export default function BellLink() {
  const count = useSelector(noticeCountOf(useApp()), ({ context }) => context.count);
  if (count === 0) return <PlainBell />;
  return (
    <PlainBell label={bellText.unread(count)}>
      <HeaderCount aria-hidden="true">{bellText.count(count)}</HeaderCount>
    </PlainBell>
  );
}
