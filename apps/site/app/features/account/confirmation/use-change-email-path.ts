import { usePaths } from '../../../shared/routing/use-paths';

/** Address of the settings' section for the mail address. */
export function useChangeEmailPath(): string {
  return `${usePaths()('settings')}#email`;
}
