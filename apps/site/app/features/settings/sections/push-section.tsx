import { BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePushState } from '../../../domain/push/use-push';
import { useSwitchPush } from '../../../domain/push/use-switch-push';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Section } from './section';
import styles from './rows.module.scss';

/** This browser's state of push messages, and the button that changes it (specification §4 "Push"). */
export function PushSection() {
  const { t } = useTranslation('settings');
  const { name } = useSite().settings;
  const state = usePushState();
  const { busy, problem, turnOn, turnOff } = useSwitchPush();
  const { ofError } = useProblemText();
  const isOn = state === 'subscribed';
  const Icon = isOn ? BellRing : BellOff;
  return (
    <Section id="push" lead={t('push.lead', { name })}>
      {state && (
        <p className={styles.state} role="status">
          <Icon aria-hidden="true" />
          <span>{t(`push.${state}`, { name })}</span>
        </p>
      )}
      {problem !== null && <Alert kind="danger">{ofError(problem)}</Alert>}
      {(isOn || state === 'not_subscribed') && (
        <div>
          <Button
            look={isOn ? 'secondary' : 'primary'}
            busy={busy}
            onClick={() => void (isOn ? turnOff() : turnOn())}
          >
            {t(isOn ? 'push.turn_off' : 'push.turn_on')}
          </Button>
        </div>
      )}
    </Section>
  );
}
