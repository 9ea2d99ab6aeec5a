/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@site/node';

/** Names that were replaced by the terms of their owners; `docs/glossary.md` lists those that stay. */
const retiredNames = `
  ACTS Advice Around Asker AuthParts CodeView DeckShelf Document FRAMES FaceFile Figures Form
  Found Guiding Hand Head Health Heritage Ink Joint Joints KIND_WORDS KnownFile LateParts LeadsTo
  Letter Lettering Lists LivePart Look LostWords NotTheWriter OWN_FACES Outcome PageArrival Paint
  Part PartBoundary PartLost PartName Parts Person Pointing Problem Pulling Reading Refusal
  RefusedError Relation Remarks RemoteFacts Rival Room Run Setting Shade Show SleepingNotice Spot
  Spreading Stretch TableLook TextPage Tone Toned Touch Touches Trouble Typing Unsecured Verdict
  Wanted Words Work addFilm adviseOn ancestorsOf ask askForLost attached blameVersion boxIn caller
  canHold carried claimDeck codeInk createCode createTurns doomedStore dress exclusively faceSheet
  fed findForeignCopies findLostAddresses findWords forgive forgiveVersions formIn giveBackTurn
  giveUpContainer groundOf holdRemote importTable inGoTruesWords inTurn inkIn isAsked isEmptyFrame
  isFed isHeld isLostCode isNews isOn keepCopies keepText keepTypedText landOn languageModels lend
  lentPackages lintFences loadAsleep loadWithCare lookAtPage mannerOf noteHealth oneAtATime
  openAsDocument ownNames ownTitle pageCode pathIn patienceMs picks placeWhole plainRequest putEnd
  readRooms rehearse restMs sayProblem settle showFaces shutPrototypeDoor siteOf spawnHand
  standingCanary startWork swap takeAlong takeLatePartsFrom takeTurn textAt tidy tonesOf touches
  troubleOf turned undoWork untilAnswered useAwake useWholeScreen withRival within writeFigure
`
  .trim()
  .split(/\s+/);

const declaration = new RegExp(
  `(?:function|class|interface|type|enum|const)\\s+(${retiredNames.join('|')})\\b`,
  'g',
);
const retiredFolders = /(^|\/)(late|faces|copies|rooms)\//;

const roots = ['remotes', 'shared', 'shell', 'supabase', 'tests'];
const ignored = ['node_modules', 'dist', 'test-results', '.data'];
const files = roots.flatMap((folder) =>
  listFiles(folder, ignored)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test('declares no retired name', () => {
  const found = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(declaration), ([, name]) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('has no folder with a retired name', () => {
  expect(files.filter((file) => retiredFolders.test(file))).toEqual([]);
});

test('begins comments with a noun or verb', () => {
  const opening = /^\s*(?:\/\/|\/?\*+) (?:What|How|Where|Who)\b.*/gm;
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(opening),
      ([line]) => `${file}: ${line.trim()} (begin with the noun or verb: "Path of …", "Reads …")`,
    ),
  );
  expect(found).toEqual([]);
});
