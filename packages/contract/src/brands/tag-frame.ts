/**
 * Path of the document in which the brand's tag runs for a page.
 * @param page its name
 */
export const tagFramePath = (page: string): string => `/tag-frame/${page}`;
