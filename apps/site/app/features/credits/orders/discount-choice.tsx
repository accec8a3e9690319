import { BadgePercent } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { discountCodePattern, plainDiscountCode } from '@kindling/contract/money/discount-codes';
import type { PaymentMethod } from '@kindling/contract/money/payment-methods';
import type { BundleOffer } from '@kindling/contract/money/calls/payments';
import type { Discount } from '@kindling/contract/money/discount';
import { formatMoney } from '@kindling/contract/text/numbers';
import { BonusCountdown } from '../../../domain/credits/bonus-countdown';
import { namesNoCode, underDiscount } from '../../../domain/credits/discount-address';
import { useTimeBonus } from '../../../domain/credits/use-time-bonus';
import type { AnswerOf } from '../../../shared/api/api-query';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useSite } from '../../../shared/site/site-data';
import { useAlive } from '../../../shared/site/use-alive';
import { Moment } from '../../../shared/time/moment';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Field } from '../../../shared/ui/fields/field';
import { hindranceOf } from './order-rules';
import { useMethodName } from '../use-method-name';
import styles from './discount-choice.module.scss';

/**
 * The applied discount, why the requested one does not apply, and the field for a code, which replaces an automatic discount
 * (decisions §7.5).
 *
 * @param asked the code that the address names
 */
export function DiscountChoice({
  offer,
  asked,
}: {
  offer: AnswerOf<'getBundles'>;
  asked: string | undefined;
}) {
  const { t } = useTranslation('credits');
  const { t: errors } = useTranslation('errors');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { discount, discount_refused: refused } = offer;
  const isAsked = discount !== null && discount.code === asked;
  return (
    <section className={styles.discount} aria-label={t('discount.label')}>
      {refused !== null && asked !== undefined && (
        <Alert kind="warning">
          {t('discount.refused', { code: asked })} {errors(refused)}
        </Alert>
      )}
      {namesNoCode(new URLSearchParams(search)) && (
        <Alert kind="warning">{errors('discount_not_found')}</Alert>
      )}
      <DiscountNow discount={discount}>
        {isAsked && (
          <Button look="quiet" size="small" onClick={() => void navigate(pathname, quietly)}>
            {t('discount.remove')}
          </Button>
        )}
      </DiscountNow>
      {!isAsked && <CodeField pathname={pathname} />}
    </section>
  );
}

/** The applied discount, or the time bonus that waits for a confirmed address. @param children at its end */
export function DiscountNow({ discount, children }: { discount: Discount | null; children?: ReactNode }) {
  const { t } = useTranslation('credits');
  const { t: common } = useTranslation();
  const bonus = useTimeBonus();
  if (discount)
    return (
      <p className={styles.applied}>
        <BadgePercent aria-hidden="true" />
        <span>
          <Applied discount={discount} />
        </span>
        {children}
      </p>
    );
  if (!bonus?.confirm_first) return null;
  return (
    <p className={styles.applied}>
      <BadgePercent aria-hidden="true" />
      <span>
        {t('discount.time_bonus', { percent: bonus.percentage })} <BonusCountdown bonus={bonus} />{' '}
        {common('bonus.confirm_first')}
      </span>
    </p>
  );
}

/** The page keeps its position: only its prices change. */
const quietly = { replace: true, preventScrollReset: true };

/** The applied discount, and until when it holds. */
function Applied({ discount }: { discount: Discount }) {
  const { t } = useTranslation('credits');
  const { language } = useSite();
  const bonus = useTimeBonus();
  const { code, percentage, value, currency, expires } = discount;
  if (bonus?.code === code)
    return (
      <>
        <span>{t('discount.time_bonus', { percent: percentage })}</span> <BonusCountdown bonus={bonus} />
      </>
    );
  if (percentage === null && value === null) return <span>{t('discount.trial')}</span>;
  const text =
    value !== null && currency !== null
      ? t('discount.value', { code, amount: formatMoney(value, currency, language) })
      : t('discount.share', { code, percent: percentage });
  return (
    <>
      <span>{text}</span>
      {expires !== null && (
        <span>
          {' '}
          {t('discount.until')} <Moment at={expires} style="date" />
        </span>
      )}
    </>
  );
}

/** Checks the typed code before the prices of the page follow it. */
function CodeField({ pathname }: { pathname: string }) {
  const { t } = useTranslation('credits');
  const { t: errors } = useTranslation('errors');
  const problems = useProblemText();
  const navigate = useNavigate();
  const alive = useAlive();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const code = plainDiscountCode(typed);
  const isCode = discountCodePattern.test(code);
  const { mutate, isPending, error, reset, isError } = useMutation({
    mutationFn: () => browserApi()('getDiscountCode', { query: { code } }),
    onSuccess: () => void navigate(underDiscount(pathname, code), quietly),
  });
  const [wasSent, setSent] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isCode && !isPending) mutate();
  };
  const problem = isError
    ? problems.ofError(error)
    : wasSent && !isCode
      ? errors('discount_not_found')
      : undefined;
  return (
    <details
      className={styles.code}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('discount.have_code')}</summary>
      <form onSubmit={submit} noValidate>
        <Field
          label={t('discount.code')}
          value={typed}
          problem={problem}
          disabled={!alive}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => {
            setTyped(target.value);
            setSent(false);
            reset();
          }}
        />
        <Button type="submit" look="secondary" disabled={!alive} busy={isPending}>
          {t('discount.use')}
        </Button>
      </form>
    </details>
  );
}

/** Why the discount above does not apply to the choice. */
export function Hindrance({
  bundle,
  method,
  discount,
}: {
  bundle: BundleOffer;
  method: PaymentMethod;
  discount: Discount | null;
}) {
  const { t } = useTranslation('credits');
  const { t: errors } = useTranslation('errors');
  const { language } = useSite();
  const nameOf = useMethodName();
  const hindrance = hindranceOf(bundle, method, discount);
  if (!discount || !hindrance) return null;
  const { minimum_order_value: minimum, currency, paymentmethods: methods } = discount;
  if (hindrance === 'minimum')
    return (
      <Alert kind="warning">
        {errors('discount_minimum', {
          price: formatMoney(minimum ?? 0, currency ?? bundle.currency, language),
        })}
      </Alert>
    );
  return (
    <Alert kind="warning">{t('discount.methods', { methods: (methods ?? []).map(nameOf).join(', ') })}</Alert>
  );
}
