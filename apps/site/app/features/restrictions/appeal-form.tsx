import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appealTextLength } from '@kindling/contract/safety/appeal-rules';
import { LiveFields } from '../../shared/forms/live-fields';
import { useForm } from '../../shared/forms/use-form';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/fields/field';
import styles from './restriction-page.module.scss';

/** The member's objection to the decision, sent once. */
export function AppealForm({ onSend }: { onSend: (text: string) => Promise<void> }) {
  const { t } = useTranslation('restrictions');
  const [text, setText] = useState('');
  const form = useForm({ text: text.trim() === '' ? 'required' : undefined }, () => onSend(text));
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form}>
      <LiveFields>
        {form.failure && (
          <Alert kind="danger" focused>
            {form.failure}
          </Alert>
        )}
        <TextArea
          label={t('appeal.label')}
          hint={t('appeal.hint', { length: appealTextLength })}
          name="text"
          rows={7}
          required
          maxLength={appealTextLength}
          value={text}
          problem={form.problemOf('text')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" size="large" busy={form.busy}>
          {t('appeal.submit')}
        </Button>
      </LiveFields>
    </form>
  );
}
