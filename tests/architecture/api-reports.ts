import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor';
import { runTool } from '../runner/run-tool';
import { foldersIn } from './workspace-package';

/**
 * Compares the public declarations of every shared package with its committed report,
 * `shared/<package>/<package>.api.md`, or writes the reports when called with `--write`.
 * Exits with 1 when a report is out of date or an export has no doc comment.
 */
const isWriting = process.argv.includes('--write');
const workspace = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'api-reports-'));
try {
  const code = await runTool(
    'typescript',
    ['-p', 'tests/types/declarations.json', '--outDir', folder],
    {
      program: 'tsc',
    },
  );
  if (code !== 0) throw new Error('The declarations of the shared packages could not be written.');
  const packages = foldersIn('shared').map((each) => prepare(basename(each)));
  // One compilation serves all packages.
  const [first] = packages;
  if (!first) throw new Error('There are no shared packages.');
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: packages.map(({ config }) => config.mainEntryPointFilePath),
  });
  const problems = packages.flatMap((each) => checkPackage(each, compilerState));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface PreparedPackage {
  name: string;
  config: ExtractorConfig;
  temporaryReports: string;
}

function prepare(name: string): PreparedPackage {
  const source = join(workspace, 'shared', name);
  const declarations = join(folder, 'shared', name);
  const manifest = readFileSync(join(source, 'package.json'), 'utf8');
  const { exports } = JSON.parse(manifest) as { exports: Record<string, string> };
  writeFileSync(join(declarations, 'package.json'), manifest);
  writeFileSync(join(declarations, 'entry.d.ts'), writeEntry(exports));
  symlinkSync(join(source, 'node_modules'), join(declarations, 'node_modules'));

  const temporaryReports = join(declarations, 'reports');
  mkdirSync(temporaryReports);
  const config = ExtractorConfig.prepare({
    configObject: configure(source, declarations, temporaryReports),
    configObjectFullPath: undefined,
    packageJsonFullPath: join(declarations, 'package.json'),
  });
  return { name, config, temporaryReports };
}

function checkPackage(
  { name, config, temporaryReports }: PreparedPackage,
  compilerState: CompilerState,
): string[] {
  const { apiReportChanged } = Extractor.invoke(config, {
    localBuild: isWriting,
    compilerState,
    messageCallback: (message) => void (message.handled = message.logLevel !== 'error'),
  });
  const report = readFileSync(join(temporaryReports, `${name}.api.md`), 'utf8');
  const undocumented = report.match(/(?<=^\/\/ @public \(undocumented\)\n)export .*/gm) ?? [];
  return [
    ...undocumented.map((line) => `shared/${name}: an export has no doc comment: ${line}`),
    ...(apiReportChanged && !isWriting
      ? [
          `shared/${name}: the public API changed. Read the change, then run \`npm run api\` and commit the report.`,
        ]
      : []),
  ];
}

/** One entry point for all subpath exports of a package, each but the main one as a namespace. */
function writeEntry(exports: Record<string, string>): string {
  return Object.entries(exports)
    .filter(([, file]) => /\.tsx?$/.test(file))
    .map(([subpath, file]) => {
      const name = subpath.slice(2).replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase());
      const names = name ? `* as ${name}` : '*';
      return `export ${names} from '${file.replace(/\.tsx?$/, '.js')}';\n`;
    })
    .join('');
}

function configure(
  reportFolder: string,
  projectFolder: string,
  reportTempFolder: string,
): IConfigFile {
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  return {
    projectFolder,
    mainEntryPointFilePath: join(projectFolder, 'entry.d.ts'),
    compiler: {
      overrideTsconfig: {
        compilerOptions: {
          target: 'ES2023',
          module: 'ESNext',
          moduleResolution: 'bundler',
          skipLibCheck: true,
          typeRoots: [join(workspace, 'node_modules', '@types')],
          types: ['node'],
        },
        include: ['entry.d.ts'],
      },
    },
    // A changed type of a parameter is a changed export, whether or not that type is exported.
    apiReport: { enabled: true, reportFolder, reportTempFolder, includeForgottenExports: true },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    newlineKind: 'lf',
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
}
