import { aaas } from '../content/aaas';
import { InvestorLedger } from '../pictures/investor-ledger';
import { SlateModel } from '../pictures/slate-model';
import { Territories } from '../pictures/territories';
import { TitleIndex } from '../pictures/title-index';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  titleIndex: TitleIndex,
  slateModel: SlateModel,
  territories: Territories,
  investorLedger: InvestorLedger,
};

export default function AaasPage() {
  return <MarketingPage content={aaas} pictures={pictures} />;
}
