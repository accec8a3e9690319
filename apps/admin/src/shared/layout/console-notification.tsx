import { useEffect, useRef, useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** What a form says while it leads on belongs to the next page. */
const onTheWayMs = 1500;

/** How often the reader went on to another page while something said there was still shown. */
function usePageTurns(): number {
  const { notifications } = useNotificationContext();
  const { pathname } = useLocation();
  const [turns, setTurns] = useState(0);
  const saidAt = useRef(0);
  const path = useRef(pathname);
  useEffect(() => {
    if (notifications.length > 0) saidAt.current = Date.now();
  }, [notifications]);
  useEffect(() => {
    if (path.current === pathname) return;
    path.current = pathname;
    if (Date.now() - saidAt.current > onTheWayMs) setTurns((count) => count + 1);
  }, [pathname]);
  return turns;
}

/**
 * What was just done, at the bottom: above the bars that save, and far from titles, searches and tabs. It does not
 * follow the reader to another page.
 */
export function ConsoleNotification() {
  return (
    <Notification
      key={usePageTurns()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{ '&&': { bottom: 88 } }}
    />
  );
}
