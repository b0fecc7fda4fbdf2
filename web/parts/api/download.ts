/** Saves what a page holds as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // once the browser has begun to save it
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
