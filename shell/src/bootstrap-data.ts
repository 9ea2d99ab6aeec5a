import type { PageRegistry, SiteSettings } from '@site/contract';
import type { ShellStrings } from './languages/shell-strings';

export type BootstrapData = {
  registry: PageRegistry;
  settings: SiteSettings;
  /** Texts of the shell in the document's language, unless that is the site's. */
  translations?: Record<string, ShellStrings>;
};

const INSTRUCTION = 'Compose the site again.';

/**
 * Reads registry and settings from the composed document. The composition validated them with schemas that are too
 * large for a first visit; here only damage since then is detected.
 * @throws when a part of them is missing
 */
export function readBootstrapData(): BootstrapData {
  const text = document.getElementById('bootstrap-data')?.textContent;
  if (!text) throw new Error(`This document carries no site data. ${INSTRUCTION}`);
  const data = parse(text);
  if (!isComplete(data))
    throw new Error(`A part of this document's site data is missing. ${INSTRUCTION}`);
  return data;
}

function parse(text: string): Partial<BootstrapData> | null {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The site data of this document is damaged. ${INSTRUCTION}`, { cause });
  }
}

function isComplete(data: Partial<BootstrapData> | null): data is BootstrapData {
  const remotes = Object.values(data?.registry?.remotes ?? {});
  return (
    Boolean(data?.registry && data.settings?.brand) && remotes.every((each) => each?.live?.base)
  );
}
