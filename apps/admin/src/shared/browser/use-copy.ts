import { useNotify } from 'react-admin';
import { t } from '../words/texts';

/** @returns puts a text on the clipboard, and says whether that went well */
export function useCopy(): (text: string) => void {
  const notify = useNotify();
  return (text) =>
    void navigator.clipboard.writeText(text).then(
      () => notify(t('Copied'), { type: 'success' }),
      () =>
        notify(t('The browser does not let us copy. Select it and copy it yourself.'), { type: 'warning' }),
    );
}
