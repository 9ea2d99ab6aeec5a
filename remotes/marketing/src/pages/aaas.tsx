import { aaas } from '../content/aaas';
import investorLedger from '../pictures/investor-ledger.svg?raw';
import { SlateModel } from '../pictures/slate-model';
import { Territories } from '../pictures/territories';
import titleIndex from '../pictures/title-index.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  ...createDrawings({ titleIndex, investorLedger }),
  slateModel: SlateModel,
  territories: Territories,
};

export default function AaasPage() {
  return <MarketingPage content={aaas} pictures={pictures} />;
}
