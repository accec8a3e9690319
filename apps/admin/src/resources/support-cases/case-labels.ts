import type { SupportState, SupportTopic } from '@kindling/contract/safety/complaint-rules';
import { t } from '../../shared/words/texts';

export const topicNames: Record<SupportTopic, string> = { payment: t('Payment'), site: t('Site') };

export const stateNames: Record<SupportState, string> = {
  open: t('Open'),
  answered: t('Answered'),
  closed: t('Closed'),
};
