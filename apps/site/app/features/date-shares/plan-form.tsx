import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSharedName, longestSharedPlace } from '@kindling/contract/safety/date-share';
import { LiveForm } from '../../shared/forms/live-form';
import { useForm } from '../../shared/forms/use-form';
import { Button } from '../../shared/ui/button';
import { Field } from '../../shared/ui/fields/field';
import styles from './date-shares-page.module.scss';

export interface Plan {
  sharer: string;
  other: string;
  place: string;
  at: string;
}

const nothing: Plan = { sharer: '', other: '', place: '', at: '' };

/** Who meets whom, when and where. Nothing is filled in: what others read is what the member typed. */
export function PlanForm({
  before = nothing,
  times,
  submit,
  onSend,
  onCancel,
}: {
  before?: Plan;
  /** The first and the last time that can be given. */
  times: { earliest: string; latest: string };
  submit: string;
  onSend: (plan: Plan) => Promise<void>;
  onCancel?: (() => void) | undefined;
}) {
  const { t } = useTranslation('date-shares');
  const [plan, setPlan] = useState(before);
  const required = (text: string) => (text.trim() === '' ? ('required' as const) : undefined);
  const form = useForm(
    {
      sharer: required(plan.sharer),
      other: required(plan.other),
      place: required(plan.place),
      at: required(plan.at),
    },
    () => onSend(plan),
  );
  const field = (name: keyof Plan) => ({
    name,
    label: t(`form.${name}`),
    required: true,
    value: plan[name],
    problem: form.problemOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => setPlan({ ...plan, [name]: target.value }),
  });
  return (
    <LiveForm form={form}>
      <div className={styles.pair}>
        <Field {...field('sharer')} autoComplete="given-name" maxLength={longestSharedName} />
        <Field {...field('other')} autoComplete="off" maxLength={longestSharedName} />
      </div>
      <Field {...field('at')} type="datetime-local" min={times.earliest} max={times.latest} />
      <Field
        {...field('place')}
        hint={t('form.place_hint')}
        autoComplete="off"
        maxLength={longestSharedPlace}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
      </div>
    </LiveForm>
  );
}
