import { createElement, type ReactNode } from 'react';
import type { Tone } from '../../core/model/deck';
import { type FilterStep, stepsOfTone, toneId } from '../../core/model/tone';

/** Applies an image's adjustments as an SVG filter. */
export function Toned({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <>
      <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
        <filter id={toneId(tone)} colorInterpolationFilters="sRGB">
          {stepsOfTone(tone).map(drawn)}
        </filter>
      </svg>
      <div style={{ ...WHOLE, filter: `url(#${toneId(tone)})` }}>{children}</div>
    </>
  );
}

const WHOLE = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' } as const;

function drawn({ name, attributes, inside }: FilterStep, index: number): ReactNode {
  return createElement(name, { key: `${name} ${index}`, ...attributes }, inside.map(drawn));
}
