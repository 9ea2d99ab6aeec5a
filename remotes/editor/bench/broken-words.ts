import { run } from './compare-pages';

/** Words that one PDF has on a line and another breaks across two, page by page as `<page>: <start>/<end>`. */
export function listBrokenWords(original: string, other: string): readonly string[] {
  const vocabularies = readPages(original).map((lines) => new Set(lines.flat()));
  return readPages(other).flatMap((lines, index) => {
    const words = vocabularies[index] ?? new Set();
    return lines.flatMap((line, at) => {
      const [start, end] = [line.at(-1) ?? '', lines[at + 1]?.[0] ?? ''];
      const isBroken = end !== '' && words.has(start + end) && !words.has(start);
      return isBroken ? [`${index + 1}: ${start}/${end}`] : [];
    });
  });
}

/** Words of each line of each page, in lower case, because PDFs contain the letters that capitals are made of or not. */
function readPages(pdf: string): readonly (readonly (readonly string[])[])[] {
  const pages = run('pdftotext', ['-bbox-layout', pdf, '-']).split('<page ').slice(1);
  return pages.map((page) =>
    page
      .split('<line ')
      .slice(1)
      .map((line) =>
        Array.from(line.matchAll(/>([^<>\s]+)<\/word>/g), ([, word = '']) => word.toLowerCase()),
      ),
  );
}
