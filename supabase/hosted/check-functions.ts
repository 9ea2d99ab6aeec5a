import { callAsVisitor, type HostedCheck } from './hosted-project';

/** Status and error of each function for an empty call of a stranger. */
const REFUSALS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  synopsis: [401, 'unauthorized'],
  'delete-account': [401, 'unauthorized'],
  'notify-demo': [401, 'unauthorized'],
  health: [400, 'report'],
};

/** Edge functions: deployed, reject anonymous calls, allow CORS. */
export const deployedFunctionsCheck: HostedCheck = {
  name: 'Functions, and what they answer to strangers',
  async findDifferences(project) {
    const differences: string[] = [];
    for (const [name, [status, error]] of Object.entries(REFUSALS)) {
      const path = `/functions/v1/${name}`;
      const response = await callAsVisitor(project, path, { method: 'POST', body: {} });
      if (response.status !== status || response.body['error'] !== error)
        differences.push(explain(name, response.status, status));
      const preflight = await callAsVisitor(project, path, {
        method: 'OPTIONS',
        headers: {
          origin: project.siteUrl,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,apikey,content-type,x-client-info',
        },
      });
      if (preflight.headers.get('access-control-allow-origin') !== '*')
        differences.push(
          `Browsers may not call ${name}: its answer to a preflight names no origin. Run "supabase functions deploy ${name}".`,
        );
    }
    return differences;
  },
};

function explain(name: string, status: number, expected: number): string {
  const deploy = `Run "supabase functions deploy ${name}".`;
  if (status === 404) return `The function ${name} is not deployed. ${deploy}`;
  if (status === 401)
    return `The platform refuses calls of ${name} before it runs: verify_jwt is on. ${deploy}`;
  if (status >= 500)
    return `The function ${name} fails (${status}). See its log in the dashboard, and "supabase secrets list".`;
  return `A stranger who calls ${name} is answered ${status} instead of ${expected}. ${deploy}`;
}
