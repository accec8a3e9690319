import { Notification } from 'react-admin';

/** What was just done, under the bar at the top: at the bottom it lay over the buttons that save and discard. */
export function ConsoleNotification() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ '&&': { top: 64 } }} />;
}
