import { coastMap } from '../content/contact';

const { latitude, longitude, reach } = coastMap;
const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];

/** The street map to embed, from the only third-party origin that the content-security policy allows. */
export const embedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(3)).join(','),
  layer: 'mapnik',
})}`;

/** The page of the same map. */
export const pageUrl = `https://www.openstreetmap.org/#map=11/${latitude}/${longitude}`;
