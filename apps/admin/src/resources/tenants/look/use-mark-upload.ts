import { markTypes, maxMarkBytes, type MarkKind } from '@kindling/contract/brands/mark-files';
import { useEffect, useRef, useState } from 'react';
import { apiRoot, problemOf, sendRequest } from '../../../shared/session/console-api';
import { translatedSentence } from '../../../shared/words/server-sentences';
import { t } from '../../../shared/words/texts';

interface Failed {
  kind: MarkKind;
  reason: string;
}

/**
 * Sends a picture to be redrawn.
 *
 * @param onStored gets the name to put into the settings; it is not public before they are saved
 */
export function useMarkUpload(brand: string, onStored: (kind: MarkKind, name: string) => void) {
  const [busy, setBusy] = useState<MarkKind>();
  const [failed, setFailed] = useState<Failed>();
  // What the form holds may change while a picture is under way.
  const latest = useRef(onStored);
  useEffect(() => {
    latest.current = onStored;
  });
  const send = async (kind: MarkKind, file: File) => {
    const reason = unfit(file);
    setFailed(reason === undefined ? undefined : { kind, reason });
    if (reason !== undefined) return;
    setBusy(kind);
    try {
      const { json } = await sendRequest(`${apiRoot}/tenants/${brand}/marks?kind=${kind}`, {
        ...{ method: 'POST', body: file, headers: { 'content-type': file.type } },
      });
      latest.current(kind, (json as { name: string }).name);
    } catch (error) {
      setFailed({ kind, reason: reasonOf(error as Error) });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failed, upload: (kind: MarkKind, file: File) => void send(kind, file) };
}

/** What can be said of a file before it is sent. */
function unfit({ type, size }: File): string | undefined {
  if (type === 'image/svg+xml')
    return t(
      'An SVG can’t be taken: it would look otherwise on every device. Save it as a PNG with a transparent ground.',
    );
  if (!(markTypes as readonly string[]).includes(type)) return t('Choose a PNG, a WebP or a JPEG.');
  return size > maxMarkBytes
    ? t('The file may have at most {{maxMarkBytes}} MB.', { maxMarkBytes: maxMarkBytes / 1024 / 1024 })
    : undefined;
}

/** What is wrong with a picture's size comes as a sentence behind its path. */
function reasonOf(error: Error): string {
  const said = problemOf(error)?.params?.['problems'];
  return typeof said === 'string'
    ? translatedSentence(said.replace(/^look\.marks\.\w+: /, ''))
    : error.message;
}
