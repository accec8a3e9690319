/** For `parse` of an input: an emptied one holds an empty text, where react-admin would make it null. */
export const asTyped = (text: string) => text;
