import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  complaintTopics,
  isReportedTopic,
  longestComplaint,
  longestOrder,
  type ComplaintTopic,
} from '@kindling/contract/safety/complaint-rules';
import { longestAddress, reportReasons, type ReportReason } from '@kindling/contract/safety/report-rules';
import type { Answer } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import { MoreFields } from '../../domain/reports/more-fields';
import { useSendReport, type Receipt } from '../../domain/reports/use-send-report';
import { browserApi } from '../../shared/api/browser-api';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { Button } from '../../shared/ui/button';
import { Field, FieldFrame, TextArea } from '../../shared/ui/fields/field';
import { Select } from '../../shared/ui/fields/select';

export type ComplaintReceipt = Answer<Routes['makeComplaint']>['receipt'] & Pick<Receipt, 'mailed'>;

/** The subject decides which further fields there are. */
export function ComplaintForm({ onSent }: { onSent: (receipt: ComplaintReceipt) => void }) {
  const { t } = useTranslation(['complaints', 'reports']);
  const [topic, setTopic] = useState<ComplaintTopic | ''>('');
  const [address, setAddress] = useState('');
  const [order, setOrder] = useState('');
  const [reason, setReason] = useState<ReportReason | ''>('');
  const report = useSendReport();
  const isReport = topic !== '' && isReportedTopic(topic);
  const isOfSupport = topic !== '' && !isReport;
  const required = (missing: boolean) => (missing ? ('required' as const) : undefined);
  const form = useForm(
    {
      topic: required(topic === ''),
      address: required(isReport && address.trim() === ''),
      reason: required(isReport && reason === ''),
      order: required(topic === 'payment' && order.trim() === ''),
      text: required(isOfSupport && report.words.trim() === ''),
      email: required(isOfSupport && !report.isReachable) ?? report.emailProblem,
    },
    async () => {
      if (topic === '') return;
      const about = (text: string) => {
        if (isReportedTopic(topic))
          return { topic, text, address: address.trim(), reason: reason === '' ? 'other' : reason } as const;
        return topic === 'payment' ? { topic, text, order: order.trim() } : { topic, text };
      };
      onSent(
        await report.send(({ text, ...more }) =>
          browserApi()('makeComplaint', { body: { about: about(text), ...more } }),
        ),
      );
    },
  );
  return (
    <LiveForm form={form}>
      <FieldFrame label={t('topic.label')} problem={form.problemOf('topic')}>
        {(control) => (
          <Select
            {...control}
            name="topic"
            required
            none={t('topic.none')}
            mustChoose
            value={topic}
            options={complaintTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
            onChange={(event) => setTopic(event.target.value as ComplaintTopic)}
          />
        )}
      </FieldFrame>
      {isReport && (
        <>
          <TextArea
            label={t(`address.${topic}`)}
            hint={t('address.hint')}
            name="address"
            required
            maxLength={longestAddress}
            value={address}
            problem={form.problemOf('address')}
            onChange={(event) => setAddress(event.target.value)}
          />
          <FieldFrame label={t('reports:reason.label')} problem={form.problemOf('reason')}>
            {(control) => (
              <Select
                {...control}
                name="reason"
                required
                none={t('reports:reason.none')}
                mustChoose
                value={reason}
                options={reportReasons.map((value) => ({ value, label: t(`reports:reason.${value}`) }))}
                onChange={(event) => setReason(event.target.value as ReportReason)}
              />
            )}
          </FieldFrame>
        </>
      )}
      {topic === 'payment' && (
        <Field
          label={t('order.label')}
          hint={t('order.hint')}
          name="order"
          required
          maxLength={longestOrder}
          value={order}
          problem={form.problemOf('order')}
          onChange={(event) => setOrder(event.target.value)}
        />
      )}
      {topic !== '' && (
        <>
          <MoreFields
            report={report}
            emailProblem={form.problemOf('email')}
            needed={
              isOfSupport
                ? {
                    words: t('words'),
                    wordsProblem: form.problemOf('text'),
                    longest: longestComplaint,
                    email: t('email'),
                    emailHint: t('email_hint'),
                  }
                : undefined
            }
          />
          <Button type="submit" size="large" wide busy={form.busy}>
            {t('submit')}
          </Button>
        </>
      )}
    </LiveForm>
  );
}
