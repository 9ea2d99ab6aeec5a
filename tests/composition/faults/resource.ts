/** Everything that a browser asks the site for, by what it is. */
const RESOURCES = [
  'shell script',
  'federation runtime',
  'entry',
  'page chunk',
  'style',
  'on-demand chunk',
  'supabase chunk',
  'registry',
  'site data',
  'rest',
  'auth',
  'functions',
] as const;

export type Resource = (typeof RESOURCES)[number];

/** The first row that fits names the part. Chunks of the shell are told apart by what is in them. */
const signs: { part: Resource; url: RegExp; body?: RegExp }[] = [
  { part: 'rest', url: /:54321\/rest\// },
  { part: 'auth', url: /:54321\/auth\// },
  { part: 'functions', url: /:54321\/functions\/v1\/(?!health)/ },
  { part: 'registry', url: /\/registry\.json/ },
  { part: 'style', url: /\.css/ },
  { part: 'entry', url: /\/remote-entry\./ },
  { part: 'page chunk', url: /__federation_expose_.*\.js/ },
  { part: 'federation runtime', url: /\/static\/js\/async\/federation\./ },
  { part: 'supabase chunk', url: /\/static\/js\/async\//, body: /GoTrueClient/ },
  { part: 'on-demand chunk', url: /\/static\/js\/async\//, body: /MuiButtonBase/ },
  { part: 'shell script', url: /:3000\/static\/js\/index\./ },
  { part: 'site data', url: /:3000\//, body: /id="bootstrap-data"/ },
];

export function classifyResource(url: string, { body }: { body: Buffer }): Resource | undefined {
  return signs.find(
    (sign) => sign.url.test(url) && (!sign.body || sign.body.test(body.toString('latin1'))),
  )?.part;
}
