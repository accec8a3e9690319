import type { SupportState, SupportTopic } from '@kindling/contract/complaint-rules';
import type { SupportCaseRow } from '@kindling/contract/routes/support-desk';
import { t } from '../../shared/texts';

export const topicNames: Record<SupportTopic, string> = { payment: t('Payment'), site: t('Site') };

export const stateNames: Record<SupportState, string> = {
  open: t('Open'),
  answered: t('Answered'),
  closed: t('Closed'),
};

const dayMs = 24 * 3_600_000;

/** How near the deadline of a case is; undefined where nobody waits. */
export function urgencyOf({ state, due_at: at }: SupportCaseRow, now: Date): 'late' | 'soon' | undefined {
  if (state !== 'open') return undefined;
  const left = new Date(at).getTime() - now.getTime();
  return left < 0 ? 'late' : left < dayMs ? 'soon' : undefined;
}
