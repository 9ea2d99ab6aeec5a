// Writes what screen readers find in the PDF files that are named in the arguments, as JSON.
import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

async function readStructure(path) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { info, metadata } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return {
    isMarked: (await pdf.getMarkInfo())?.Marked,
    language: info.Language,
    title: metadata?.get('dc:title'),
    part: metadata?.get('pdfuaid:part'),
    showsTitle: (await pdf.getViewerPreferences())?.DisplayDocTitle,
    pages: await Promise.all(
      numbers.map(async (number) => ({ tree: await (await pdf.getPage(number)).getStructTree() })),
    ),
  };
}

const files = await Promise.all(process.argv.slice(2).map(readStructure));
process.stdout.write(JSON.stringify(files));
