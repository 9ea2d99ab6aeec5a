import type { FilmScene } from './scenes';

/** Captions as WebVTT, one cue per scene. */
export function renderWebVtt(scenes: FilmScene[]): string {
  let start = 0;
  const cues = scenes.map(({ seconds, line }) => {
    const cue = `${formatCueTime(start)} --> ${formatCueTime(start + seconds)}\n${line}`;
    start += seconds;
    return cue;
  });
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

/** Source of `src/media/transcript.ts`. */
export function renderTranscriptModule(scenes: FilmScene[]): string {
  const lines = scenes.map(({ line }) => `  '${line}',`).join('\n');
  return `/** Transcript of the intro film. Written by film/render.ts. */
export const transcript = [
${lines}
];
`;
}

/** SMPTE timecode such as 01:00:04:12, hours to frames; films start at hour one. */
export function formatTimecode(frame: number, framesPerSecond: number): string {
  const seconds = Math.floor(frame / framesPerSecond);
  const fields = [1, Math.floor(seconds / 60), seconds % 60, frame % framesPerSecond];
  return fields.map((field) => String(field).padStart(2, '0')).join(':');
}

function formatCueTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const remainder = (seconds - minutes * 60).toFixed(3);
  return `00:${String(minutes).padStart(2, '0')}:${remainder.padStart(6, '0')}`;
}
