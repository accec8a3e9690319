import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportReason } from '@kindling/contract/safety/report-rules';
import { browserApi } from '../../shared/api/browser-api';
import { useForm } from '../../shared/forms/use-form';
import { Alert } from '../../shared/ui/notices/alert';
import { Button } from '../../shared/ui/button';
import { Checkbox } from '../../shared/ui/fields/checkbox';
import { useFocusOnChange } from '../../shared/ui/use-focus-on-change';
import { useUser } from '../account/use-user';
import { ChoiceButtons } from '../own-profile/choice-buttons';
import { ChooseMessages } from './choose-messages';
import { MoreFields } from './more-fields';
import { subjectOf, type ReportPart, type ReportTarget } from './report-target';
import { useEvidence } from './use-evidence';
import { useSendReport, type Receipt } from './use-send-report';
import styles from './report-form.module.scss';

const parts = ['profile', 'about_me', 'name'] as const satisfies readonly ReportPart[];

/** Details of a report: the reported part, the messages that go with it, a comment, and whether to block as well. Needs the texts of `reports`. */
export function ReportForm({
  target,
  reason,
  blocks,
  onBlocks,
  onBack,
  onSent,
}: {
  target: ReportTarget;
  reason: ReportReason;
  blocks: boolean;
  onBlocks: (blocks: boolean) => void;
  /** Back to the reasons. */
  onBack: () => void;
  onSent: (receipt: Receipt) => void;
}) {
  const { t } = useTranslation('reports');
  const mayBlock = useUser() !== null && target.blocked !== true;
  const [part, setPart] = useState<ReportPart>('profile');
  const report = useSendReport();
  const evidence = useEvidence(target);
  const isOffered = evidence.messages.length > 0 && part === 'profile';
  const form = useForm({ email: report.emailProblem }, async () => {
    const subject = subjectOf(target, part);
    const messages =
      evidence.isKnown && part === 'profile' && !target.photo ? { messages: evidence.chosen } : {};
    const body = { subject, reason, ...messages };
    onSent(await report.send((more) => browserApi()('report', { body: { ...body, ...more } })));
  });
  // The pressed button is unmounted, so the focus moves here.
  const back = useFocusOnChange<HTMLButtonElement>(reason, true);
  const { name } = target;
  return (
    <form noValidate onSubmit={form.onSubmit} className={styles.form}>
      {form.failure && (
        <Alert kind="danger" focused>
          {form.failure}
        </Alert>
      )}
      <button ref={back} type="button" className={styles.chosen} onClick={onBack}>
        <ChevronLeft aria-hidden="true" />
        <span className="visually-hidden">{t('common:action.back')}: </span>
        <span>{t(`reason.${reason}`)}</span>
      </button>
      {!target.photo && !target.message && (
        <ChoiceButtons
          label={t('part.label')}
          choices={parts}
          textOf={(choice) => t(`part.${choice}`)}
          value={part}
          compact
          onChange={(choice) => setPart(choice ?? 'profile')}
        />
      )}
      {isOffered && (
        <ChooseMessages
          messages={evidence.messages}
          chosen={evidence.chosen}
          name={name}
          onChoose={evidence.choose}
        />
      )}
      <MoreFields report={report} emailProblem={form.problemOf('email')} />
      {mayBlock && (
        <Checkbox
          label={t('block.label', { name })}
          hint={t('block.when')}
          checked={blocks}
          onChange={onBlocks}
        />
      )}
      <p className={styles.small}>{t('secret', { name })}</p>
      <Button type="submit" size="large" wide busy={form.busy}>
        {t('submit')}
      </Button>
    </form>
  );
}
