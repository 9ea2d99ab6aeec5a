/** @jest-environment node */
import { wheelZoomFactor } from './canvas-zoom';

test('One turn of a wheel is one step, however far the system says it went', () => {
  for (const deltaY of [100, 120, 300, 1200])
    expect(wheelZoomFactor({ deltaY, deltaMode: 0 })).toBeCloseTo(0.887, 2);
  expect(wheelZoomFactor({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(1.127, 2);
});

test('Two fingers on a pad zoom as far as they move', () => {
  expect(wheelZoomFactor({ deltaY: -4, deltaMode: 0 })).toBeCloseTo(1.04, 2);
});
