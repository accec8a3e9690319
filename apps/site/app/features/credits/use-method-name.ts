import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@kindling/contract/payment-methods';
import { properMethodNames } from '@kindling/contract/payment-methods';

/** How a payment method is called. */
export function useMethodName(): (method: PaymentMethod) => string {
  const { t } = useTranslation('credits');
  return (method) => properMethodNames[method] ?? t(`method.${method}`);
}
