import type { AuthProvider } from 'react-admin';
import { problemOf } from './console-api';
import type { ResourceAction, ResourceDescriptor } from './resource';
import { currentStaff, forgetStaff, logOut } from './session';
import { t } from '../words/texts';

/**
 * The reader and their rights. The server checks every request itself; this only keeps the console from offering what
 * would be refused.
 */
export function consoleAuthProvider(resources: readonly ResourceDescriptor[]): AuthProvider {
  return {
    // The steps of the login page did it.
    login: async () => void (await currentStaff()),
    // The session may be over already.
    logout: () => logOut().catch(() => undefined),
    checkAuth: async () => void (await currentStaff()),
    checkError(error: unknown) {
      if (problemOf(error)?.code !== 'authentication_required') return Promise.resolve();
      forgetStaff();
      return Promise.reject(new Error(t('Please log in.')));
    },
    async getIdentity() {
      const { id, name, role } = await currentStaff();
      return { id, fullName: name, role };
    },
    getPermissions: async () => (await currentStaff()).rights,
    async canAccess({ resource, action }) {
      const right = resources.find(({ name }) => name === resource)?.rights[action as ResourceAction];
      return right !== undefined && (await currentStaff()).rights.includes(right);
    },
  };
}
