import { LangConfigPage } from '../../features/lang-config/lang-config-page';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = { page: 'lang-config', i18n: ['lang-config'] };

export default function LangConfig() {
  return <LangConfigPage />;
}
