import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

type Issue = { issueMessage: string; severity: string; rootType: string; fieldNames?: string[] };

/** Structured data of a document, its problems, and the files that it names. */
export async function checkStructuredData(html: string) {
  const blocks = blocksOf(html);
  const extracted = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = (await new Validator().validate(extracted)) as Issue[];
  return {
    found: blocks.map((block) => String(block['@type'])),
    errors: [
      ...issues
        .filter(({ severity }) => severity === 'ERROR')
        .map(({ rootType, issueMessage, fieldNames = [] }) =>
          [rootType, issueMessage, ...fieldNames].join(' '),
        ),
      ...blocks.flatMap(openNames),
    ],
    addresses: blocks.flatMap(({ logo, thumbnailUrl, contentUrl }) =>
      [logo, thumbnailUrl, contentUrl].filter((address) => typeof address === 'string'),
    ),
  };
}

function blocksOf(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
}

/** A name in braces that nobody filled in. */
function openNames(block: Record<string, unknown>): string[] {
  return JSON.stringify(block).match(/\{\w+\}/g) ?? [];
}
