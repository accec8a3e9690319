import type { ReportOutcome } from '@kindling/contract/safety/report-rules';
import { t } from './texts';

export const outcomeNames: Readonly<Record<ReportOutcome, string>> = {
  restricted: t('Upheld'),
  dismissed: t('Dismissed'),
  left: t('The member left'),
};
