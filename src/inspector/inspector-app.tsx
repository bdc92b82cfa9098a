import { Route, Switch } from 'wouter';
import { GalleryPage } from './gallery/gallery-page.tsx';
import { MachinePage } from './gallery/machine-page.tsx';

/** The pages of the inspector. */
export const InspectorApp = () => (
  <Switch>
    <Route path="/__inspector/machines/:id">{({ id }) => <MachinePage id={id} />}</Route>
    <Route>
      <GalleryPage />
    </Route>
  </Switch>
);
