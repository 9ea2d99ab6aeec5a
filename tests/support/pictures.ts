/** A still as the base64 of a PNG: dark, with a lamp on the right. Runs inside a page. */
export function paintStill([width, height]: readonly [number, number]): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0b0a09';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f0a63a';
    context.fillRect(width * 0.6, height * 0.2, width * 0.2, width * 0.2);
  }
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

/** Red, green and blue at a place of a picture, in shares of its sides. Runs inside a page. */
export async function colorAt([base64, across, down]: readonly [string, number, number]): Promise<
  readonly number[]
> {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const at = [across * canvas.width, down * canvas.height] as const;
  return Array.from(context?.getImageData(at[0], at[1], 1, 1).data ?? []).slice(0, 3);
}

/** Some frames of changing colour as the base64 of a WebM video. Runs inside a page. */
export async function recordClip(): Promise<string> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 180];
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  recorder.start();
  for (let frame = 0; frame < 30; frame += 1) {
    if (context) context.fillStyle = `hsl(${frame * 12} 80% 40%)`;
    context?.fillRect(0, 0, canvas.width, canvas.height);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await new Promise((resolve) => recorder.addEventListener('stop', resolve));
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
