import { Camera, ImagePlus } from 'lucide-react';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredTypes } from '../../../domain/photos/sending/photo-problems';
import { usePaste } from '../../../domain/photos/sending/use-paste';
import { useAlive } from '../../../shared/site/use-alive';
import { showToast } from '../../../shared/ui/notices/toasts';
import type { ComposerTool } from '../composer/composer-tools';

/**
 * The picture that a member is about to send: chosen, taken with the phone's camera, pasted anywhere on the page, or dropped
 * and passed to `take`. Choosing sends nothing.
 *
 * @returns the tools that the composer offers for it, and the fields that they open, which have to be on the page
 */
export function usePickedPicture() {
  const { t } = useTranslation('chats');
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  // Devices with a mouse have no camera to point.
  const hasCamera = useAlive() && matchMedia('(pointer: coarse)').matches;

  const take = useCallback(
    (files: readonly File[]) => {
      if (files.length > 1) showToast(t('picture.one'));
      if (files[0]) setFile(files[0]);
    },
    [t],
  );
  usePaste(take);

  const choose = useCallback(() => chooser.current?.click(), []);
  const shoot = useCallback(() => camera.current?.click(), []);
  const fromFiles: ComposerTool = { icon: ImagePlus, label: t('tools.photo'), onPick: choose };
  const fromCamera: ComposerTool = { icon: Camera, label: t('tools.camera'), onPick: shoot };
  return {
    file,
    take,
    choose,
    clear: () => setFile(undefined),
    tools: hasCamera ? [fromFiles, fromCamera] : [fromFiles],
    fields: (
      <>
        <FileField field={chooser} label={t('tools.photo')} onFiles={take} />
        {hasCamera && <FileField field={camera} label={t('tools.camera')} capture onFiles={take} />}
      </>
    ),
  };
}

function FileField({
  field,
  label,
  capture = false,
  onFiles,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  capture?: boolean;
  onFiles: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={field}
      type="file"
      hidden
      aria-label={label}
      accept={offeredTypes.join(',')}
      capture={capture ? 'environment' : undefined}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file may be chosen again.
        target.value = '';
      }}
    />
  );
}
