import { useEffect, useId, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offeredTypes, refusalOf } from '../../photos/sending/photo-problems';
import { openPicture } from '../../photos/sending/open-picture';
import { sendPicture } from '../../photos/sending/send-picture';
import type { AnswerOf } from '../../../shared/api/api-query';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { dateTimeFormat } from '../../../shared/i18n/formatters';
import { Alert } from '../../../shared/ui/notices/alert';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { PoseDrawing } from './pose-drawing';
import styles from './verification-dialog.module.scss';

type Standing = AnswerOf<'getVerification'>;

/** The pose, the camera and the state of the picture. */
export default function VerificationDialog({
  standing,
  isStarting,
  onStart,
  onStanding,
  onClose,
}: {
  standing: Standing;
  isStarting: boolean;
  /** Requests another pose once this one has expired. */
  onStart: () => void;
  onStanding: (standing: Standing) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useTranslation('verification');
  const { ofError } = useProblemText();
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<unknown>();
  const isOver = useIsOver(standing);
  const send = useMutation({
    mutationFn: (picture: File) => sendPicture('sendVerificationPhoto', picture),
    onSuccess: (answer) => {
      onStanding(answer);
      onClose();
    },
    onError: setProblem,
  });
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refused = refusalOf(chosen);
    setProblem(refused);
    setFile(refused ? undefined : chosen);
  };
  if (standing.state !== 'started') return null;
  const until = dateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(standing.expires_at));
  return (
    <Dialog title={t('dialog.title')} onClose={onClose}>
      {isOver ? (
        <div className={styles.over}>
          <p>{t('dialog.expired')}</p>
          <Button busy={isStarting} onClick={onStart}>
            {t('dialog.new')}
          </Button>
        </div>
      ) : (
        <div className={styles.steps}>
          <p>{t('dialog.pose')}</p>
          <figure className={styles.pose}>
            {file ? <Preview file={file} alt={t('dialog.preview')} /> : <PoseDrawing pose={standing.pose} />}
            <figcaption>{t(`pose.${standing.pose}`)}</figcaption>
          </figure>
          <p>{t('dialog.how')}</p>
          <p id={noteId} className={styles.note}>
            {t('dialog.deleted')}
          </p>
          <p className={styles.note}>{t('dialog.until', { time: until })}</p>
          {problem !== undefined && (
            <Alert kind="danger" focused>
              {ofError(problem)}
            </Alert>
          )}
          <input
            ref={input}
            type="file"
            accept={offeredTypes.join(',')}
            capture="user"
            hidden
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0]);
              // The same picture may be chosen once more.
              currentTarget.value = '';
            }}
          />
          <div className={styles.actions}>
            {file && (
              <Button
                wide
                busy={send.isPending}
                aria-describedby={noteId}
                onClick={() => {
                  setProblem(undefined);
                  send.mutate(file);
                }}
              >
                {t(send.isPending ? 'dialog.sending' : 'dialog.send')}
              </Button>
            )}
            <Button
              wide
              look={file ? 'secondary' : 'primary'}
              disabled={send.isPending}
              onClick={() => input.current?.click()}
            >
              <Camera aria-hidden="true" />
              {t(file ? 'dialog.again' : 'dialog.take')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** A preview of the picture just taken, which has not left the browser. Empty if the browser can't read it. */
function Preview({ file, alt }: { file: File; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    openPicture(file, 720).then(
      (image) => {
        const target = canvas.current;
        if (!isGone && target) {
          const scale = Math.max(target.width / image.width, target.height / image.height);
          const [width, height] = [image.width * scale, image.height * scale];
          const at = [(target.width - width) / 2, (target.height - height) / 2] as const;
          target.getContext('2d')?.drawImage(image, ...at, width, height);
        }
        image.close();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return (
    <canvas
      ref={canvas}
      key={file.name}
      className={styles.preview}
      width={360}
      height={360}
      role="img"
      aria-label={alt}
    />
  );
}

/** Whether the time for the pose is over; turns true by itself. */
function useIsOver(standing: Standing): boolean {
  const expires = standing.state === 'started' ? standing.expires_at : undefined;
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (expires === undefined) return;
    const timer = setTimeout(() => setOver(expires), new Date(expires).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [expires]);
  return expires !== undefined && over === expires;
}
