/** Makes the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file after the press has returned.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}
