/** @jest-environment node */
import { wheelFactor } from './zoom';

test('One turn of a wheel is one step, however far the system says it went', () => {
  for (const deltaY of [100, 120, 300, 1200])
    expect(wheelFactor({ deltaY, deltaMode: 0 })).toBeCloseTo(0.887, 2);
  expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(1.127, 2);
});

test('Two fingers on a pad zoom as far as they move', () => {
  expect(wheelFactor({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(1.04, 2);
});
