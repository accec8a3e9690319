import { useTranslation } from 'react-i18next';
import { factsOf, type PaymentMethod } from '@kindling/contract/money/payment-methods';

export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('credits');
  return (method) => factsOf(method).name ?? t(`method.${method}`);
}
