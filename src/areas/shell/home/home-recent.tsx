import { SeenRail } from '#src/areas/catalogue/recent-views/seen-rail.tsx';
import { homeText } from '#src/areas/shell/home/home.text.ts';

/** Below the rest of the front page. */
export default function HomeRecent() {
  return <SeenRail title={homeText.recent} />;
}
