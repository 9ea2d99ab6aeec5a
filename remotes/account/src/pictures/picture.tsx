/** Decorative picture. As an image of its own it shares no ids with the page. */
export function Picture({ svg }: { svg: string }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />;
}
