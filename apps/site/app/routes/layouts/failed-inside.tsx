import { Outlet } from 'react-router';
import { FailedLoad } from '../../shared/site/failures/failed-load';

/** A failed page leaves the layout around it in place. */
export default function FailedInside() {
  return <Outlet />;
}

export { FailedLoad as ErrorBoundary };
