import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gift } from '@kindling/contract/chats/gifts';
import { useUser } from '../../../domain/account/use-user';
import type { PricedBundle } from '../../../domain/credits/message-price';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { apiQuery, useApiQuery } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { GiftDrawing } from './gift-drawing';
import styles from './gift-picker.module.scss';

const giftsQuery = apiQuery('getGifts');

/**
 * The brand's gifts, of which one is chosen and then sent by a button that names it and its price (trust 4). A member with too
 * few credits sees so before choosing; their choice waits while they buy the missing ones.
 */
export default function GiftPicker({
  name,
  cost,
  unanswered,
  bundles,
  onSend,
  onClose,
}: {
  name: string;
  cost: number;
  /** The receiver never answers: so it is free. */
  unanswered: boolean;
  bundles: readonly PricedBundle[];
  onSend: (gift: Gift) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['chats', 'gifts']);
  const credits = useUser()?.credits ?? 0;
  const { data, error, refetch } = useApiQuery(giftsQuery);
  const { ofError } = useProblemText();
  const [chosen, setChosen] = useState<Gift>();
  const group = useId();
  const lacks = cost - credits;
  return (
    <Dialog title={t('gift.title', { name })} onClose={onClose}>
      {error && (
        <Alert kind="danger">
          <p>{ofError(error)}</p>
          <Button look="secondary" size="small" onClick={() => void refetch()}>
            {t('common:action.retry')}
          </Button>
        </Alert>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onSend(chosen);
        }}
      >
        <fieldset className={styles.gifts}>
          <legend className="visually-hidden">{t('gift.choose')}</legend>
          {data?.gifts.map((gift) => (
            <label key={gift} className={styles.gift}>
              <input
                type="radio"
                name={group}
                value={gift}
                checked={gift === chosen}
                onChange={() => setChosen(gift)}
              />
              <GiftDrawing gift={gift} named />
              <span>{t(`gifts:names.${gift}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.foot}>
          <p>
            {cost > 0 ? (
              <>
                <span>{t('gift.cost')}</span>{' '}
                <strong>
                  <PriceOfCredits credits={cost} bundles={bundles} />
                </strong>
                <span>{` · ${t('composer.balance', { count: credits })}`}</span>
              </>
            ) : (
              t(unanswered ? 'composer.unanswered' : 'gift.free')
            )}
          </p>
          {lacks > 0 && <p className={styles.lacks}>{t('gift.lacks', { count: lacks })}</p>}
          <Button type="submit" wide aria-disabled={!chosen || undefined}>
            {!chosen
              ? t('gift.choose')
              : lacks > 0
                ? t('gift.buy')
                : t('gift.send', { gift: t(`gifts:names.${chosen}`) })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
