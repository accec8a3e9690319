import { Outlet } from 'react-router';
import { FailedLoad } from '../../shared/site/failed-load';

/** A page that failed leaves the layout around it as it is. */
export default function FailedInside() {
  return <Outlet />;
}

export { FailedLoad as ErrorBoundary };
