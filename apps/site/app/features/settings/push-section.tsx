import { BellOff, BellRing } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/site/site-data';
import { useAlive } from '../../shared/site/use-alive';
import { pushStateOf } from './push-state';
import { Section } from './section';
import styles from './rows.module.scss';

/** Where this browser stands with push messages; only the browser itself can say so. */
export function PushSection() {
  const { t } = useTranslation('settings');
  const { name } = useSite().settings;
  const { data: state } = useQuery({
    queryKey: ['push-state'],
    queryFn: () => pushStateOf(window),
    enabled: useAlive(),
    staleTime: 0,
  });
  const Icon = state === 'subscribed' ? BellRing : BellOff;
  return (
    <Section id="push" lead={t('push.lead', { name })}>
      {state && (
        <p className={styles.state} role="status">
          <Icon aria-hidden="true" />
          <span>{t(`push.${state}`, { name })}</span>
        </p>
      )}
    </Section>
  );
}
