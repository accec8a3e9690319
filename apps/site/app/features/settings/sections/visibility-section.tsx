import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '@kindling/contract/overviews/user';
import { changeUser } from '../../../domain/account/change-user';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Switch } from '../../../shared/ui/fields/switch';
import { showToast } from '../../../shared/ui/notices/toasts';
import { Section } from './section';

/** Invisible mode (specification §4 "Visibility"), and whether presence and read receipts are shown (decisions §6.4). */
export function VisibilitySection({ user }: { user: User }) {
  const { t } = useTranslation('settings');
  const { set, busy } = useInvisible();
  const marks = useReadMarks();
  const presence = usePresenceShown();
  return (
    <Section id="visibility" lead={t('visibility.lead')}>
      <Switch
        label={t('visibility.switch')}
        hint={t(user.invisible ? 'visibility.is_on' : 'visibility.is_off')}
        checked={user.invisible}
        busy={busy}
        onChange={(invisible) => void set(invisible)}
      />
      <Switch
        label={t('presence.switch')}
        hint={t('presence.hint')}
        checked={user.presence_shown}
        busy={presence.busy}
        onChange={(on) => void presence.set(on)}
      />
      <Switch
        label={t('read_marks.switch')}
        hint={t('read_marks.hint')}
        checked={user.read_marks}
        busy={marks.busy}
        onChange={(on) => void marks.set(on)}
      />
    </Section>
  );
}

/** Switches invisible mode and reports the result. */
export function useInvisible(): Switching {
  const { t } = useTranslation('settings');
  return useSwitching(
    (invisible) => ({ invisible }),
    (on) => t(on ? 'visibility.now_on' : 'visibility.now_off'),
  );
}

function useReadMarks(): Switching {
  const { t } = useTranslation('settings');
  return useSwitching(
    (on) => ({ read_marks: on }),
    (on) => t(on ? 'read_marks.now_on' : 'read_marks.now_off'),
  );
}

function usePresenceShown(): Switching {
  const { t } = useTranslation('settings');
  return useSwitching(
    (on) => ({ presence_shown: on }),
    (on) => t(on ? 'presence.now_on' : 'presence.now_off'),
  );
}

interface Switching {
  set: (on: boolean) => Promise<void>;
  busy: boolean;
}

/** Changes one fact of the member and reports the result. */
function useSwitching(
  changeTo: (on: boolean) => Partial<Pick<User, 'invisible' | 'read_marks' | 'presence_shown'>>,
  told: (on: boolean) => string,
): Switching {
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async set(on) {
      setBusy(true);
      try {
        await browserApi()('updateUser', { body: changeTo(on) });
        changeUser(client, () => changeTo(on));
        showToast(told(on), 'success');
      } catch (error) {
        showToast(ofError(error), 'danger');
      } finally {
        setBusy(false);
      }
    },
  };
}
