// Style sheets of other teams are parsed here, in a process without keys.
import fs from 'node:fs';
import path from 'node:path';
import { findLeakingStyles } from '@site/build/styles';

const { name, version, files, web } = JSON.parse(fs.readFileSync(0, 'utf8'));
const sentences = files.flatMap((file) =>
  findLeakingStyles(fs.readFileSync(path.join(web, file), 'utf8'), { name }).map(
    ({ line, sentence }) => `${name}/${version}/${file}:${line}: ${sentence}`,
  ),
);
fs.writeFileSync(3, JSON.stringify({ result: sentences }));
