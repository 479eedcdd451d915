export function saveFile(name: string, file: Blob) {
  const link = document.createElement('a');
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
