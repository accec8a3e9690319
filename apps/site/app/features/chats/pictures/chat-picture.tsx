import { Ban, Eye, Flag, ImageOff, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApiProblem } from '@kindling/contract/api-problem';
import type { Message } from '@kindling/contract/chats/calls/chats';
import { noteAgeCheckOrigin } from '../../../domain/account/age-check-origin';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { usePaths } from '../../../shared/routing/use-paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { showToast } from '../../../shared/ui/notices/toasts';
import { PictureFrame } from './picture-frame';
import styles from './chat-picture.module.scss';

type Photo = NonNullable<Message['photo']>;

export interface PictureHandlers {
  /** Called with the message once its picture was opened. */
  onOpened: (message: Message) => void;
  onEnlarge: (message: Message) => void;
  onReport: (message: Message) => void;
  onBlock: () => void;
}

/**
 * A picture of the conversation: received ones are blurred until the reader opens them, with report and block next to them
 * (trust 20).
 */
export function ChatPicture({
  message,
  photo,
  name,
  handlers,
}: {
  message: Message;
  photo: Photo;
  /** Of the other member. */
  name: string;
  handlers: PictureHandlers;
}) {
  const { t } = useTranslation('chats');
  const own = message.from_me;
  return (
    <span className={styles.picture}>
      <PictureFrame of={photo} placeholder={photo.placeholder} className={styles.frame}>
        {photo.src === null ? (
          <Blurred message={message} photo={photo} name={name} onOpened={handlers.onOpened} />
        ) : (
          <Clear
            src={photo.src}
            alt={own ? t('picture.mine') : t('picture.theirs', { name })}
            onEnlarge={() => handlers.onEnlarge(message)}
          />
        )}
      </PictureFrame>
      {!own && (
        <span className={styles.ways}>
          <button type="button" onClick={() => handlers.onReport(message)}>
            <Flag aria-hidden="true" /> {t('picture.report')}
          </button>
          <button type="button" onClick={handlers.onBlock}>
            <Ban aria-hidden="true" /> {t('picture.block')}
          </button>
        </span>
      )}
    </span>
  );
}

function Clear({ src, alt, onEnlarge }: { src: string; alt: string; onEnlarge: () => void }) {
  const { t } = useTranslation('chats');
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <span className={styles.gone}>
        <ImageOff aria-hidden="true" />
        {t('picture.gone')}
      </span>
    );
  return (
    <button type="button" className={styles.enlarge} onClick={onEnlarge}>
      <img src={src} alt={alt} loading="lazy" decoding="async" onError={() => setGone(true)} />
      <span className="visually-hidden">{t('picture.enlarge')}</span>
    </button>
  );
}

function Blurred({
  message,
  photo,
  name,
  onOpened,
}: {
  message: Message;
  photo: Photo;
  name: string;
  onOpened: (message: Message) => void;
}) {
  const { t } = useTranslation('chats');
  const { ofError } = useProblemText();
  const place = useRef<HTMLSpanElement>(null);
  const row = useRef<Element | null>(null);
  const open = useMutation({
    mutationFn: () => browserApi()('openChatPhoto', { params: { id: message.id } }),
    onSuccess: ({ message: opened }) => {
      row.current = place.current?.parentElement ?? null;
      onOpened(opened);
    },
    onError: (error) => {
      if (!needsAge(error)) showToast(ofError(error), 'danger');
    },
  });
  // The pressed button is gone then: the picture itself takes the focus.
  useEffect(
    () => () => {
      const frame = row.current;
      if (frame) requestAnimationFrame(() => frame.querySelector('button')?.focus({ preventScroll: true }));
    },
    [],
  );
  return (
    <span ref={place} className={styles.blurred}>
      <img src={photo.blurred} alt={t('picture.blurred', { name })} loading="lazy" decoding="async" />
      <span className={styles.cover}>
        {needsAge(open.error) ? (
          <ToAgeCheck />
        ) : (
          <>
            <span>{t('picture.unchecked')}</span>
            <Button look="inverse" size="small" busy={open.isPending} onClick={() => open.mutate()}>
              <Eye aria-hidden="true" />
              {t('picture.open')}
            </Button>
          </>
        )}
      </span>
    </span>
  );
}

/** An uninspected picture may be explicit (trust 21). */
function ToAgeCheck() {
  const { t } = useTranslation('chats');
  const path = usePaths();
  const { pathname } = useLocation();
  return (
    <>
      <span role="alert">
        <Lock aria-hidden="true" /> {t('picture.age')}
      </span>
      <ButtonLink
        to={path('age-check')}
        look="inverse"
        size="small"
        onClick={() => noteAgeCheckOrigin(pathname)}
      >
        {t('picture.to_age_check')}
      </ButtonLink>
    </>
  );
}

function needsAge(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'age_proof_required';
}
