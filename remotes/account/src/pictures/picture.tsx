import styles from './picture.module.css';

/** Colors of the theme in both schemes. Amber, blue and what they light are the same in both. */
export const LIGHT_COLORS: Record<string, string> = {
  '#0b0a09': '#f1ece2',
  '#141210': '#dcd4c6',
  '#1a1206': '#857a6b',
  '#1d1a17': '#faf7f1',
  '#332e28': '#dcd4c6',
  '#82776a': '#857a6b',
  '#b9b0a2': '#857a6b',
  '#f4efe6': '#ffffff',
};

/** Decorative picture in the colors of the scheme. As an image of its own it shares no ids with the page. */
export function Picture({ svg }: { svg: string }) {
  const light = svg.replaceAll(/#[0-9a-f]{6}/g, (color) => LIGHT_COLORS[color] ?? color);
  return (
    <>
      <img className={styles.dark} src={toUrl(svg)} alt="" />
      <img className={styles.light} src={toUrl(light)} alt="" />
    </>
  );
}

function toUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
