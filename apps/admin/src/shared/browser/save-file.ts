/** Hands a text, or bytes as they are, to the browser's downloads. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv'): void {
  const file = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
