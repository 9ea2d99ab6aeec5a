import { measureSvg } from './read-image';

function drawing(attributes: string): Element {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
}

test.each([
  ['width="200" height="100"', { width: 200, height: 100 }],
  ['width="2in" height="96px"', { width: 192, height: 96 }],
  ['width="200" viewBox="0 0 4 3"', { width: 200, height: 150 }],
  ['height="30" viewBox="0,0,4,3"', { width: 40, height: 30 }],
])('A drawing with %s says its size', (attributes, size) => {
  expect(measureSvg(drawing(attributes))).toEqual({ explicitSize: size, viewBox: size });
});

test.each([
  ['viewBox="0 0 300 400"', { width: 300, height: 400 }],
  ['width="100%" height="100%" viewBox="-5 -5 24 24"', { width: 24, height: 24 }],
  ['width="0" height="auto"', { width: 300, height: 150 }],
  ['', { width: 300, height: 150 }],
])('A drawing with "%s" has only proportions', (attributes, viewBox) => {
  expect(measureSvg(drawing(attributes))).toEqual({ explicitSize: null, viewBox });
});
