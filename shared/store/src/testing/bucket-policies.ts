import type { IncomingHttpHeaders } from 'node:http';

/** Policy of AWS, with the elements that this project uses. */
export type PolicyDocument = { Statement: PolicyStatement[] };

type PolicyStatement = {
  Effect: 'Allow' | 'Deny';
  Action: string | string[];
  Resource: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
};

type PolicyCall = {
  method: string;
  key: string;
  headers: IncomingHttpHeaders;
  /** Of a list of keys. */
  prefix: string | undefined;
};

/**
 * Evaluates policies as AWS does: an explicit denial counts first, then a permission; without one the call is denied.
 * @throws for an element that is not supported, so that no policy passes unread
 */
export function isAllowed(
  policies: { policies: Record<string, PolicyDocument[]>; bucketPolicies: PolicyDocument[] },
  call: PolicyCall,
): boolean {
  const own = policies.policies[accessKeyOf(call.headers)];
  if (!own) return true;
  const statements = [...own, ...policies.bucketPolicies]
    .flatMap(({ Statement }) => Statement)
    .filter((statement) => applies(statement, call));
  return (
    statements.some(({ Effect }) => Effect === 'Allow') &&
    statements.every(({ Effect }) => Effect === 'Allow')
  );
}

function accessKeyOf({ authorization = '' }: IncomingHttpHeaders): string {
  return /Credential=([^/]+)\//.exec(authorization)?.[1] ?? '';
}

function applies({ Action, Resource, Condition = {} }: PolicyStatement, call: PolicyCall): boolean {
  const isList = call.prefix !== undefined;
  const action = isList ? 's3:ListBucket' : ACTIONS[call.method];
  const resource = `arn:aws:s3:::releases${isList ? '' : `/${call.key}`}`;
  return (
    [Action].flat().some((each) => each === action) &&
    [Resource].flat().some((each) => matches(each, resource)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, expected]) => holds({ operator, key, expected }, call)),
    )
  );
}

const ACTIONS: Record<string, string> = {
  GET: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

function holds(
  condition: { operator: string; key: string; expected: string | string[] },
  { prefix, headers }: PolicyCall,
): boolean {
  const { operator, key } = condition;
  const values: Record<string, string | undefined> = {
    's3:prefix': prefix,
    's3:if-none-match': headers['if-none-match'],
  };
  if (!(key in values)) throw new Error(`The condition key ${key} is not supported here.`);
  const value = values[key];
  const expected = [condition.expected].flat();
  if (operator === 'Null') return expected.includes(String(value === undefined));
  if (operator === 'StringLike') return expected.some((each) => matches(each, value ?? ''));
  throw new Error(`The operator ${operator} is not supported here.`);
}

/** `*` stands for any text. */
function matches(pattern: string, text: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
