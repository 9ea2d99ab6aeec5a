/** Writes files, by name, into one ZIP. */
export async function writeZip(files: ReadonlyMap<string, Blob>): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const zip = new JSZip();
  for (const [name, blob] of files) zip.file(name, blob);
  return zip.generateAsync({ type: 'blob' });
}
