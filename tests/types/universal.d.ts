// Globals that browsers and Node share, for packages that run in both.
declare class URL {
  static canParse(address: string): boolean;
  constructor(address: string, base?: string);
  readonly hash: string;
  readonly host: string;
  readonly hostname: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
}
declare const crypto: { getRandomValues<Numbers extends Uint8Array>(numbers: Numbers): Numbers };
