export function ExportForm() {
  return <p>Choose a format.</p>;
}
