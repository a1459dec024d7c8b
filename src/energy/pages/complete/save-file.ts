/** Hands a file to the browser's downloads; it is made here and sent nowhere. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken its own hold of the file by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
