import type { ValidationErrorMessage } from 'react-admin';

/** One refused field of a form. @see errorsOf */
export interface RefusedField {
  /** Dotted, as its input is named. */
  path: string;
  message: ValidationErrorMessage;
}

/** The fields in which something is typed that is not stored. @param tree `dirtyFields` of a form */
export function typedPaths(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = above + key;
    if (value === true) return [path];
    if (Array.isArray(value)) return value.some((one) => one !== false) ? [path] : [];
    return typeof value === 'object' && value !== null ? typedPaths(value, `${path}.`) : [];
  });
}

/** The fields that are wrong. @param tree `errors` of a form */
export function errorsOf(tree: object, above = ''): RefusedField[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    // What concerns the form as a whole is told by a notice.
    if (typeof value !== 'object' || value === null || (above === '' && key === 'root')) return [];
    const { type, message = '' } = value as { type?: unknown; message?: ValidationErrorMessage };
    return typeof type === 'string' ? [{ path: above + key, message }] : errorsOf(value, `${above}${key}.`);
  });
}
