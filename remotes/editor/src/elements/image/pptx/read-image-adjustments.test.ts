import { NEUTRAL_ADJUSTMENTS } from '../../../core/model/image-adjustments';
import { readImageAdjustments } from './read-image-adjustments';

const names = { theme: new Map([['accent1', '#4472c4']]), map: new Map<string, string>() };

function blip(inside: string): Element {
  const markup = `<a:blip xmlns:a="a">${inside}</a:blip>`;
  return new DOMParser().parseFromString(markup, 'text/xml').documentElement;
}

test.each(['', '<a:lum/>', '<a:lum bright="0"/>'])('%s changes nothing', (inside) => {
  expect(readImageAdjustments(blip(inside), names)).toBeNull();
});

test.each([
  ['<a:lum bright="20000" contrast="-40000"/>', { brightness: 1.2, contrast: 0.6 }],
  ['<a:grayscl/>', { saturation: 0 }],
  [
    '<a:duotone><a:srgbClr val="0B0A09"/><a:schemeClr val="accent1"/></a:duotone>',
    { duotone: { dark: '#0b0a09', light: '#4472c4' } },
  ],
])('%s', (inside, changes) => {
  expect(readImageAdjustments(blip(inside), names)).toEqual({ ...NEUTRAL_ADJUSTMENTS, ...changes });
});
