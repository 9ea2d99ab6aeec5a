import { installOnBuildServers, succeeds } from './apt';

const packages = ['libreoffice-impress', 'poppler-utils', 'fonts-liberation'];

/**
 * Exported presentations are opened in LibreOffice. On a build server it is installed when it is missing;
 * elsewhere those tests skip with a sentence.
 */
export function installOfficeOnBuildServers(): void {
  const isHere = succeeds('soffice', ['--version']) && succeeds('pdftotext', ['-v']);
  if (!isHere) installOnBuildServers('LibreOffice', packages);
}
