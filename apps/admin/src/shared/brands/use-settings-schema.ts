import type { RJSFSchema } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useConsoleDataProvider } from '../session/data-provider';

/** The schema that the server checks by, from which the form is drawn. @param isWanted whether to ask for it */
export function useSettingsSchema(isWanted = true): RJSFSchema | undefined {
  const dataProvider = useConsoleDataProvider();
  const { data } = useQuery({
    queryKey: ['settings-schema'],
    queryFn: () => dataProvider.settingsSchema(),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return data;
}
