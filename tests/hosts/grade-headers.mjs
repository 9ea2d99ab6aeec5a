import fs from 'node:fs';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/**
 * `node grade-headers.mjs http://127.0.0.1:3000`: grades a site of this machine with the tests of Mozilla's HTTP Observatory
 * and prints its grade and score. Hosts encrypt the connection, and redirect to https, themselves.
 */
const { hostname, port } = new URL(process.argv[2]);
const secure = new URL('https://site.example/');

// The package downloads this list when it is installed, which is off here. No site of ours is on it.
const readFile = fs.readFileSync;
fs.readFileSync = (file, ...options) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFile(file, ...options);

const requests = await retrieve(hostname, { httpPort: port });
const { responses, session } = requests;
// Origins of this machine have no https; those of a live site do, and releases refuse others.
for (const [name, value] of Object.entries(responses.auto.headers))
  responses.auto.headers[name] = String(value).replaceAll(/http:(\/\/localhost:\d+)/g, 'https:$1');
requests.hostname = secure.hostname;
session.url = secure;
responses.https = { ...responses.auto, verified: true };
responses.httpRedirects = [
  { url: new URL('http://site.example/'), status: 301 },
  { url: secure, status: 200 },
];

const outputs = ALL_TESTS.map((test) => test(requests));
const modifiers = outputs.map(({ result }) => getScoreModifier(result));
const sum = (values) => values.reduce((total, value) => total + value, 100);
const withoutCredit = sum(modifiers.filter((value) => value < 0));
const { grade, score } = getGradeForScore(
  withoutCredit >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : withoutCredit,
);
console.log(`${grade} ${score}`);
for (const { result, pass } of outputs) if (!pass) console.log(result);
