import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@kindling/contract/chats/calls/chats';
import type { PricedBundle } from '../../../domain/credits/message-price';
import { useFileDrop } from '../../../domain/photos/sending/use-file-drop';
import type { Conversation } from '../history/use-conversation';
import type { PictureHandlers } from './chat-picture';
import type { PreparedPicture } from './prepare-picture';
import { usePickedPicture } from './use-picked-picture';
import styles from './use-pictures.module.scss';

// Few messages are pictures.
const PictureDialog = lazy(() => import('./picture-dialog'));
const PhotoViewer = lazy(() => import('../../../domain/photos/photo-viewer'));
const BlockDialog = lazy(() => import('../../../domain/blocks/block-dialog'));

/**
 * Pictures of a conversation: chosen, pasted or dropped, previewed before they are sent, opened and enlarged.
 *
 * @returns the composer's tools, the conversation's drag listeners, the bubbles' handlers, and the dialogs over the page
 */
export function usePictures({
  conversation: { conversation, profile, costs },
  bundles,
  onSend,
  onOpened,
  onReport,
}: {
  conversation: Conversation;
  bundles: readonly PricedBundle[];
  onSend: (picture: PreparedPicture) => void;
} & Pick<PictureHandlers, 'onOpened' | 'onReport'>) {
  const { t } = useTranslation('chats');
  const picked = usePickedPicture();
  const drop = useFileDrop(picked.take);
  const [enlarged, setEnlarged] = useState<Message>();
  const [isBlocking, setBlocking] = useState(false);
  const { id, name } = profile;
  const handlers: PictureHandlers = {
    onOpened,
    onReport,
    onEnlarge: setEnlarged,
    onBlock: () => setBlocking(true),
  };
  const alt = enlarged?.from_me ? t('picture.mine') : t('picture.theirs', { name });
  return {
    tools: picked.tools,
    listeners: drop.listeners,
    handlers,
    windows: (
      <>
        {picked.fields}
        {drop.isOver && <p className={styles.drop}>{t('picture.drop')}</p>}
        <Suspense>
          {picked.file && (
            <PictureDialog
              file={picked.file}
              to={profile}
              cost={costs.photo}
              bundles={bundles}
              onSend={(picture) => {
                picked.clear();
                onSend(picture);
              }}
              onOther={picked.choose}
              onClose={picked.clear}
            />
          )}
          {enlarged?.photo?.src && (
            <PhotoViewer
              label={alt}
              pictures={[{ ...enlarged.photo, src: enlarged.photo.src, alt }]}
              index={0}
              onClose={() => setEnlarged(undefined)}
            />
          )}
          {isBlocking && (
            <BlockDialog target={{ id, name, conversation }} onClose={() => setBlocking(false)} />
          )}
        </Suspense>
      </>
    ),
  };
}
