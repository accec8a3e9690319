import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../domain/account/use-user';
import type { PricedBundle } from '../../../domain/credits/message-price';
import { PriceOfCredits } from '../../../domain/credits/price-of-credits';
import { PhotoPreview } from '../../../domain/photos/photo-preview';
import { usePaths } from '../../../shared/routing/use-paths';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { preparePicture, type PreparedPicture } from './prepare-picture';
import { PictureFailure } from './picture-failure';
import styles from './picture-dialog.module.scss';

/** Enough for a dialog on a sharp screen. */
const shownPx = 1080;

/** A picture before it is sent: the picture, who will see it, and what it costs in credits and in money (trust 4). */
export default function PictureDialog({
  file,
  to,
  cost,
  bundles,
  onSend,
  onOther,
  onClose,
}: {
  file: File;
  to: { name: string; fictional: boolean };
  cost: number;
  bundles: readonly PricedBundle[];
  onSend: (picture: PreparedPicture) => void;
  /** Called to choose another one. */
  onOther: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const credits = useUser()?.credits ?? 0;
  const { picture, problem } = usePrepared(file);
  const isPoor = credits < cost;
  return (
    <Dialog title={t('picture.title', { name: to.name })} onClose={onClose}>
      <div className={styles.parts}>
        {problem === undefined ? (
          <div className={styles.stage}>
            {picture && <PhotoPreview file={picture.file} longestPx={shownPx} />}
          </div>
        ) : (
          <Alert kind="danger" focused>
            <PictureFailure problem={problem} />
          </Alert>
        )}
        {problem === undefined && (
          <>
            <p>{t(to.fictional ? 'picture.seen_by_staff' : 'picture.seen', { name: to.name })}</p>
            <p className={styles.cost}>
              {cost > 0 ? (
                <>
                  <span>
                    {t('picture.cost')} <PriceOfCredits credits={cost} bundles={bundles} />
                  </span>{' '}
                  <span>{t('composer.balance', { count: credits })}</span>
                </>
              ) : (
                t('picture.free')
              )}
            </p>
            {isPoor && <Alert kind="warning">{t('picture.poor')}</Alert>}
          </>
        )}
        <div className={styles.actions}>
          <Button look={problem === undefined ? 'secondary' : 'primary'} onClick={onOther}>
            {t('picture.other')}
          </Button>
          {problem === undefined &&
            (isPoor ? (
              <ButtonLink to={path('credits')}>{t('stop.buy')}</ButtonLink>
            ) : (
              <Button busy={!picture} onClick={() => picture && onSend(picture)}>
                {t('picture.send')}
              </Button>
            ))}
        </div>
      </div>
    </Dialog>
  );
}

/** The file made fit to be sent, or why it can't be. */
function usePrepared(file: File): { picture?: PreparedPicture; problem?: unknown } {
  const [prepared, setPrepared] = useState<{ of: File; picture?: PreparedPicture; problem?: unknown }>();
  useEffect(() => {
    let isWanted = true;
    preparePicture(file).then(
      (picture) => isWanted && setPrepared({ of: file, picture }),
      (problem: unknown) => isWanted && setPrepared({ of: file, problem }),
    );
    return () => {
      isWanted = false;
    };
  }, [file]);
  return prepared?.of === file ? prepared : {};
}
