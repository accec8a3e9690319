import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { properNames } from './payment-method-names';

/** How a payment method is called. */
export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('credits');
  return (method) => properNames[method] ?? t(`method.${method}`);
}
