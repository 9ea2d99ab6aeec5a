// Drawings are a stranger's bytes. WebAssembly keeps their renderer from files, the network and all memory but its own.
import fs from 'node:fs';

const { drawings, renderer, wasm, fonts, maxPixels } = JSON.parse(fs.readFileSync(0, 'utf8'));
const { initWasm, Resvg } = await import(renderer);
const font = {
  fontBuffers: fonts.map((file) => fs.readFileSync(file)),
  loadSystemFonts: false,
  defaultFontFamily: 'Archivo SemiBold',
};
const reply = (value) => fs.writeFileSync(3, JSON.stringify(value));
try {
  await initWasm(fs.readFileSync(wasm));
  reply({ result: drawings.map(draw) });
} catch (error) {
  reply({ error: `A drawing cannot be rendered: ${error?.message ?? error}` });
}

function draw(svg) {
  const drawing = new Resvg(svg, { font });
  if (drawing.width * drawing.height > maxPixels)
    throw new Error(`${drawing.width} × ${drawing.height} dots are more than ${maxPixels}.`);
  const png = Buffer.from(drawing.render().asPng()).toString('base64');
  drawing.free();
  return png;
}
