import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isMarketing, type NotificationKind } from '@kindling/contract/mails/notification-kinds';
import { changeUser } from '../../domain/account/change-user';
import { consentsQuery } from '../../domain/account/consents-query';
import { userQuery, useUser } from '../../domain/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { withSwitched } from './notification-rules';

/** The result of a switch's last press; a problem is what the call rejected with. */
export type Outcome = 'saving' | 'saved' | { problem: unknown };

/** The member's switches. Each press is shown at once and saved, one after the other; a failed one is reverted. */
export function useSwitchNotification() {
  const client = useQueryClient();
  const disabled = useUser()?.notifications_disabled ?? [];
  const [outcomes, setOutcomes] = useState<Partial<Record<NotificationKind, Outcome>>>({});
  const line = useRef(Promise.resolve());
  const pressed = useRef(new Map<NotificationKind, boolean>());
  const tell = (kind: NotificationKind, outcome: Outcome) =>
    setOutcomes((now) => ({ ...now, [kind]: outcome }));

  const save = async (kind: NotificationKind, on: boolean): Promise<void> => {
    try {
      const known = client.getQueryData<{ user: { notifications_disabled: NotificationKind[] } | null }>(
        userQuery.key,
      );
      const wanted = withSwitched(known?.user?.notifications_disabled ?? disabled, kind, on);
      await browserApi()('updateUser', { body: { notifications_disabled: wanted } });
      // Repeated, because an answer that was requested before the save may have arrived meanwhile.
      show(kind, pressed.current.get(kind) ?? on);
      if (isMarketing(kind)) await client.invalidateQueries({ queryKey: consentsQuery.key });
      tell(kind, 'saved');
    } catch (problem) {
      show(kind, !on);
      tell(kind, { problem });
    }
  };
  const show = (kind: NotificationKind, on: boolean) =>
    changeUser(client, (user) => ({
      notifications_disabled: withSwitched(user.notifications_disabled, kind, on),
    }));

  return {
    disabled,
    outcomes,
    switchTo(kind: NotificationKind, on: boolean): void {
      pressed.current.set(kind, on);
      show(kind, on);
      tell(kind, 'saving');
      line.current = line.current.then(() => save(kind, on));
    },
  };
}
