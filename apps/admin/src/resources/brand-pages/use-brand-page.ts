import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import type { Language } from '@kindling/contract/languages';
import type {
  BrandPage,
  BrandPageText,
  BrandPageTexts,
} from '@kindling/contract/brands/calls/brand-page-desk';
import { callApi } from '../../shared/session/console-api';
import { t } from '../../shared/words/texts';

/** While it is being written, parts may not be there yet. */
export type Draft = Partial<Record<Language, Partial<Record<keyof BrandPageText, string | null>>>>;

export interface Editing {
  page: BrandPage | undefined;
  failure: string | undefined;
  busy: boolean;
  /** Rejects where the server refuses. */
  save: (shown: boolean, texts: BrandPageTexts) => Promise<void>;
  restore: (version: number) => Promise<void>;
  remove: () => Promise<void>;
}

export const draftOf = ({ texts }: BrandPage): Draft => ({ ...texts });

/** A text without words counts as none. */
export function textsOf(draft: Draft): BrandPageTexts {
  const whole = Object.entries(draft).map(([language, { title, lead, text }]) => [
    language,
    { title: title ?? '', lead: lead ?? '', text: text ?? '' },
  ]);
  const written = whole.filter(([, parts]) => Object.values(parts ?? {}).some((part) => part.trim() !== ''));
  return Object.fromEntries(written) as BrandPageTexts;
}

/** A page and what is stored of it. */
export function useBrandPage(id: string): Editing {
  const queries = useQueryClient();
  const redirect = useRedirect();
  const notify = useNotify();
  const queryKey = ['brand-page', id];
  const params = { id };
  const { data, error } = useQuery({ queryKey, queryFn: () => callApi('getBrandPage', { params }) });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function keep(stored: BrandPage): Promise<void> {
    setFailure(undefined);
    queries.setQueryData(queryKey, stored);
    await queries.invalidateQueries({ queryKey: ['brand-page-versions', id] });
  }

  async function restore(earlier: number): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await keep(await callApi('restoreBrandPage', { params, body: { version: earlier } }));
    } catch (refused) {
      setFailure((refused as Error).message);
    } finally {
      setBusy(false);
    }
  }

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await callApi('deleteBrandPage', { params });
      // Only the list is reloaded; the page itself is gone.
      await queries.invalidateQueries({ queryKey: ['brand-pages'] });
      redirect('list', 'brand-pages');
      notify(t('The page is deleted'), { type: 'success' });
    } catch (refused) {
      setFailure((refused as Error).message);
      setBusy(false);
    }
  }

  const version = data?.version ?? 0;
  return {
    page: data,
    failure: failure ?? error?.message,
    busy,
    save: async (shown, texts) =>
      keep(await callApi('updateBrandPage', { params, body: { version, shown, texts } })),
    restore,
    remove,
  };
}
