import type { RJSFSchema } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useConsoleDataProvider } from '../../../shared/session/data-provider';

/** The schema that the server checks by; the form is drawn from it. */
export function useSettingsSchema(): RJSFSchema | undefined {
  const dataProvider = useConsoleDataProvider();
  const { data } = useQuery({
    queryKey: ['settings-schema'],
    queryFn: () => dataProvider.settingsSchema(),
    staleTime: Infinity,
  });
  return data;
}
