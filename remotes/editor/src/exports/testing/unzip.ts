import JSZip from 'jszip';

export async function unzip(zip: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const files = Object.values((await JSZip.loadAsync(zip)).files).filter(({ dir }) => !dir);
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.name, await file.async('nodebuffer')] as const),
    ),
  );
}
