import { RecentViewsRail } from '#src/areas/catalogue/recent-views/recent-views-rail.tsx';
import { homeText } from '#src/areas/shell/home/home.text.ts';

/** Rail of recent views at the end of the home page. */
export default function HomeRecent() {
  return <RecentViewsRail title={homeText.recent} far />;
}
