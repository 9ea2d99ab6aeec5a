import { PictureLight } from './picture-light';

/** Stage door, ajar, with the lamp over it on. */
export function DoorPicture() {
  return (
    <svg viewBox="0 0 560 234" fill="none">
      <rect width="560" height="234" fill="#0b0a09" />
      <PictureLight id="door" x={322} y={120} radius={150} />
      <PictureLight id="moon" x={90} y={60} radius={150} tone="daylight" />
      <path d="M270 60h80v174h-80z" fill="#1a1206" />
      <path d="M290 66h58v168h-58z" fill="#ffd28a" />
      <path d="M270 60l34 14v160h-34z" fill="#332e28" stroke="#0b0a09" />
      <path d="M290 234l-90 0 90-40zM348 234h120l-120-60z" fill="#f0a63a" opacity=".35" />
      <path d="M300 44h20l6 10h-32z" fill="#f0a63a" />
      <circle cx="297" cy="152" r="2.5" fill="#f0a63a" />
      <path d="M0 234V40h150v194M420 234V84h140" stroke="#332e28" />
      <path
        d="M28 70h34v26H28zM88 70h34v26H88zM452 116h26v34h-26zM502 116h26v34h-26z"
        stroke="#332e28"
      />
    </svg>
  );
}
