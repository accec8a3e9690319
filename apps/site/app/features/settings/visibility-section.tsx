import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '@kindling/contract/shapes/user';
import { changeUser } from '../../domain/account/change-user';
import { browserApi } from '../../shared/api/browser-api';
import { useProblemText } from '../../shared/api/use-problem-text';
import { Switch } from '../../shared/ui/switch';
import { showToast } from '../../shared/ui/toasts';
import { Section } from './section';

/** Invisible mode (specification §4 "Visibility"). */
export function VisibilitySection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { set, busy } = useInvisible();
  return (
    <Section id="visibility" lead={t('visibility.lead')}>
      <Switch
        label={t('visibility.switch')}
        hint={t(user.invisible ? 'visibility.is_on' : 'visibility.is_off')}
        checked={user.invisible}
        busy={busy}
        onChange={(invisible) => void set(invisible)}
      />
    </Section>
  );
}

/** Switches invisible mode and tells how that went. */
export function useInvisible(): { set: (invisible: boolean) => Promise<void>; busy: boolean } {
  const { t } = useTranslation('settings');
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async set(invisible) {
      setBusy(true);
      try {
        await browserApi()('updateUser', { body: { invisible } });
        changeUser(client, () => ({ invisible }));
        showToast(t(invisible ? 'visibility.now_on' : 'visibility.now_off'), 'success');
      } catch (error) {
        showToast(ofError(error), 'danger');
      } finally {
        setBusy(false);
      }
    },
  };
}
