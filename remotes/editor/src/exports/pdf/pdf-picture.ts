/** Data URL of a JPEG, which a PDF contains as it is, or pixels. */
export type PdfPicture = string | ImageData;

/** Members of an opened image that pdfkit draws. */
interface OpenedImage {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly obj: unknown;
  readonly embed: () => void;
}

const openedImages = new WeakMap<ImageData, OpenedImage>();

/**
 * Picture for `doc.image`. Pixels are written here, because pdfkit reads PNGs with transparency in a worker, which the
 * site's Trusted Types refuse.
 */
export function openPicture(doc: PDFKit.PDFDocument, picture: PdfPicture): string {
  if (typeof picture === 'string') return picture;
  const opened = openedImages.get(picture) ?? writePixels(doc, picture);
  openedImages.set(picture, opened);
  return opened as unknown as string;
}

function writePixels(doc: PDFKit.PDFDocument, { width, height, data }: ImageData): OpenedImage {
  const count = width * height;
  const [colors, alphas] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let pixel = 0; pixel < count; pixel += 1) {
    colors.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    alphas[pixel] = data[pixel * 4 + 3] ?? 0;
  }
  const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
  const mask = doc.ref({ ...common, BitsPerComponent: 8, ColorSpace: 'DeviceGray' });
  mask.end(alphas);
  const image = { ...common, BitsPerComponent: 8, ColorSpace: 'DeviceRGB', SMask: mask };
  const obj = doc.ref(image);
  obj.end(colors);
  return { width, height, label: `P${countOpenedImages()}`, obj, embed: () => undefined };
}

let imageCount = 0;

/** Names are unique per page, so a running number will do. */
function countOpenedImages(): number {
  imageCount += 1;
  return imageCount;
}
