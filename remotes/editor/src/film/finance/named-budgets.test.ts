/** @jest-environment node */
import '../../elements/kinds';
import { createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import { listBudgetTexts } from './named-budgets';

const amountsOf = (content: string) =>
  listBudgetTexts([createSlide({ elements: [createText({ content })] })], 'de').map(
    ({ amount }) => amount,
  );

test.each([
  'Kalkulierte Herstellungskosten 3.700.000 €, davon Team 36 %',
  'Gesamtkosten: 3,7 Mio. €',
  'Die Produktionskosten betragen 3,7 Mio. €',
  'Total production cost: 3,7 Mio. €',
  'Our cost of production is 3,7 Mio. €',
  'Total costs: 3,7 Mio. €',
  'Coût de production : 3,7 Mio. €',
  'Le devis prévisionnel est de 3,7 Mio. €',
  'Coste de producción: 3,7 Mio. €',
  'Custo total de produção: 3,7 Mio. €',
  'उत्पादन लागत: 3,7 Mio. €',
  '総製作費：3,7 Mio. €',
])('“%s” names the budget', (content) => {
  expect(amountsOf(content)).toEqual([3_700_000]);
});

test.each([
  'Deutsche Herstellungskosten: 2,5 Mio. €',
  'Reisekosten: 48.000 €',
  'Kosten: 48.000 €',
  'Gesamtkosten pro Drehtag: 60.000 €',
])('“%s” names no budget', (content) => {
  expect(amountsOf(content)).toEqual([]);
});
