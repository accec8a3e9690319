import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '@kindling/contract/accounts/calls/passkeys';
import { passkeyNameLength } from '@kindling/contract/accounts/passkey-rules';
import { isolate } from '@kindling/contract/text/isolate';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { LiveForm } from '../../../shared/forms/live-form';
import { useForm } from '../../../shared/forms/use-form';
import { Moment } from '../../../shared/time/moment';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { showToast } from '../../../shared/ui/notices/toasts';
import styles from '../sections/rows.module.scss';
import { passkeysQuery } from '../settings-queries';

/** @param isElsewhere the passkey is bound to another host of the brand */
export function PasskeyRow({ passkey, isElsewhere }: { passkey: Passkey; isElsewhere: boolean }) {
  const { t } = useTranslation('settings');
  const { ofError } = useProblemText();
  const client = useQueryClient();
  const [state, setState] = useState<'shown' | 'renaming' | 'removing'>('shown');
  const refresh = () => client.invalidateQueries({ queryKey: passkeysQuery.key });

  const remove = async () => {
    setState('removing');
    try {
      await browserApi()('removePasskey', { params: { id: passkey.id } });
      showToast(t('passkeys.removed', { name: passkey.name }), 'success');
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      await refresh();
      setState('shown');
    }
  };

  return (
    <li>
      <KeyRound aria-hidden="true" />
      <div className={styles.what}>
        <p>
          <bdi>{passkey.name}</bdi>
        </p>
        <p>
          <span>{t('passkeys.made')}</span> <Moment at={passkey.created_at} style="day" />
        </p>
        <p>
          <span>{t(passkey.last_used_at === null ? 'passkeys.unused' : 'passkeys.used')}</span>{' '}
          {passkey.last_used_at !== null && <Moment at={passkey.last_used_at} style="day" />}
        </p>
        {passkey.backed_up && <p>{t('passkeys.synced')}</p>}
        {isElsewhere && <p>{t('passkeys.elsewhere', { host: passkey.host })}</p>}
        {state === 'renaming' && (
          <NewName
            passkey={passkey}
            onDone={async () => {
              await refresh();
              setState('shown');
            }}
          />
        )}
      </div>
      {state !== 'renaming' && (
        <Button
          look="secondary"
          size="small"
          aria-label={`${t('passkeys.rename')}: ${isolate(passkey.name)}`}
          onClick={() => setState('renaming')}
        >
          {t('passkeys.rename')}
        </Button>
      )}
      <Button
        look="secondary"
        size="small"
        busy={state === 'removing'}
        aria-label={`${t('passkeys.remove')}: ${isolate(passkey.name)}`}
        onClick={() => void remove()}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  );
}

function NewName({ passkey, onDone }: { passkey: Passkey; onDone: () => Promise<void> }) {
  const { t } = useTranslation('settings');
  const [name, setName] = useState(passkey.name);
  const form = useForm({ name: name.trim() === '' ? 'required' : undefined }, async () => {
    await browserApi()('renamePasskey', { params: { id: passkey.id }, body: { name } });
    showToast(t('passkeys.renamed'), 'success');
    await onDone();
  });
  return (
    <LiveForm form={form}>
      <Field
        label={t('passkeys.name')}
        name="name"
        required
        maxLength={passkeyNameLength}
        value={name}
        problem={form.problemOf('name')}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" busy={form.busy}>
          {t('common:action.save')}
        </Button>
      </div>
    </LiveForm>
  );
}
