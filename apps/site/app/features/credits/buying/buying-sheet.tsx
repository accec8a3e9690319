import type { Buying } from '../../../domain/credits/buying';
import { useTexts } from '../../../shared/i18n/use-texts';
import { BuyingDialog } from './buying-dialog';

/** Buys credits over a page that does not list the texts of credits. */
export default function BuyingSheet(buying: Buying) {
  return useTexts(['credits']) && <BuyingDialog {...buying} />;
}
