/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { listFiles } from '@site/build/version';

/** Names that were replaced by the terms of their owners; `docs/glossary.md` lists those that stay. */
const retiredNames = `
  ACTS Advice Around CodeView DeckShelf Document FRAMES FaceFile Found Guiding Health Heritage
  Joint Joints KIND_WORDS KnownFile LateParts LeadsTo Lettering Lists LivePart LostWords
  NotTheWriter OWN_FACES PageArrival Paint PartBoundary PartLost Parts Person Pointing Pulling
  Refusal RefusedError Relation Remarks RemoteFacts Rival Setting Shade SleepingNotice Spreading
  Stretch TableLook TextPage Toned Touch Touches Trouble Typing Unsecured Verdict Wanted addFilm
  adviseOn ancestorsOf askForLost attached blameVersion boxIn canHold claimDeck codeInk createCode
  doomedStore dress exclusively faceSheet findForeignCopies findLostAddresses findWords forgive
  forgiveVersions formIn importTable inTurn inkIn isAsked isEmptyFrame isFed isHeld isLostCode
  isNews keepCopies keepText landOn languageModels lentPackages lintFences loadAsleep loadWithCare
  lookAtPage mannerOf noteHealth openAsDocument ownNames ownTitle pageCode pathIn placeWhole
  putEnd readRooms rehearse restMs showFaces siteOf spawnHand standingCanary startWork takeAlong
  takeLatePartsFrom troubleOf undoWork untilAnswered useAwake useWholeScreen withRival within
  writeFigure
`
  .trim()
  .split(/\s+/);

const declaration = new RegExp(
  `(?:function|class|interface|type|enum|const)\\s+(${retiredNames.join('|')})\\b`,
  'g',
);
const retiredFolders = /(^|\/)(late|faces|copies|rooms)\//;

const files = ['remotes', 'shared', 'shell', 'supabase', 'tests'].flatMap((folder) =>
  listFiles(folder, ['node_modules', 'dist'])
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
