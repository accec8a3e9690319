import { OfflinePage } from '../../features/offline/offline-page';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'offline', i18n: ['offline'], still: true };

export default function Offline() {
  return <OfflinePage />;
}
