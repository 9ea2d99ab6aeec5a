/** @jest-environment node */
import { arePeriods } from './periods';

test.each([
  [['Jan', 'Feb', 'Mär', 'Apr', 'Summe']],
  [['January 2027', 'February 2027', 'March 2027']],
  [['janv.', 'févr.', 'mars', 'avril']],
  [['ene', 'feb', 'mar']],
  [['Jan', 'Fev', 'Mar', 'Total']],
  [['1月', '2月', '3月']],
  [['2026', '2027', '2028']],
  [['Q1', 'Q2', 'Q3', 'Q4']],
  [['Monat 1', 'Monat 2', 'Monat 3']],
  [['KW 12', 'KW 13', 'KW 14']],
  [['01/2027', '02/2027', '03/2027']],
])('%j follow each other in time', (headings) => {
  expect(arePeriods(headings)).toBe(true);
});

test.each([
  [['Amount', 'Share', 'Note']],
  [['Low', 'Base', 'High']],
  [['Jan', 'Feb']],
  [['Budget', 'Jan', 'Feb', 'Mar']],
  [['1,200', '850', '300']],
])('%j do not', (headings) => {
  expect(arePeriods(headings)).toBe(false);
});
