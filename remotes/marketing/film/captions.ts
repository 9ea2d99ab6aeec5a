import type { FilmScene } from './scenes';

/** WebVTT: one cue for each scene. */
export function captions(scenes: FilmScene[]): string {
  let start = 0;
  const cues = scenes.map(({ seconds, line }) => {
    const cue = `${clock(start)} --> ${clock(start + seconds)}\n${line}`;
    start += seconds;
    return cue;
  });
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

export function transcriptModule(scenes: FilmScene[]): string {
  const lines = scenes.map(({ line }) => `  '${line}',`).join('\n');
  return `/** What the intro film shows, for those who read instead. Written by film/render.ts. */
export const transcript = [
${lines}
];
`;
}

/** 01:00:04:12, hours to frames; a film's first hour is hour one. */
export function timecode(frame: number, framesPerSecond: number): string {
  const seconds = Math.floor(frame / framesPerSecond);
  const parts = [1, Math.floor(seconds / 60), seconds % 60, frame % framesPerSecond];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - minutes * 60).toFixed(3);
  return `00:${String(minutes).padStart(2, '0')}:${rest.padStart(6, '0')}`;
}
