import { Route, Switch } from 'wouter';
import { GalleryPage } from './gallery/gallery-page.tsx';
import { MachinePage } from './gallery/machine-page.tsx';
import { LifecyclePage } from './life/life-page.tsx';
import { LivePage } from './live/live-page.tsx';
import { MapPage } from './map/map-page.tsx';
import { inspectorPaths } from './parts/inspector-paths.ts';
import { ScreensPage } from './screens/screens-page.tsx';
import { ReportPage } from './scrubber/report-page.tsx';

/** Routes of the inspector. */
export const InspectorApp = () => (
  <Switch>
    <Route path="/__inspector/machines/:id">{({ id }) => <MachinePage id={id} />}</Route>
    <Route path={inspectorPaths.map} component={MapPage} />
    <Route path={inspectorPaths.live} component={LivePage} />
    <Route path={inspectorPaths.screens} component={ScreensPage} />
    <Route path={inspectorPaths.life} component={LifecyclePage} />
    <Route path={inspectorPaths.report} component={ReportPage} />
    <Route>
      <GalleryPage />
    </Route>
  </Switch>
);
