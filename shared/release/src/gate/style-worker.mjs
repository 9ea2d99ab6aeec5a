// Style sheets of other teams are parsed here, in a process without keys.
import fs from 'node:fs';
import path from 'node:path';
import { findLeakingStyles } from '@site/build/styles';

export function handleRequest({ name, version, files, web }) {
  return files.flatMap((file) =>
    findLeakingStyles(fs.readFileSync(path.join(web, file), 'utf8'), { name }).map(
      ({ line, sentence }) => `${name}/${version}/${file}:${line}: ${sentence}`,
    ),
  );
}

if (process.argv[1] === import.meta.filename) {
  const result = handleRequest(JSON.parse(fs.readFileSync(0, 'utf8')));
  fs.writeFileSync(3, JSON.stringify({ result }));
}
