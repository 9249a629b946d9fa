import { parseUrl } from '../browser/parse-url';

/** Required properties by kind of node, as search engines ask for them (developers.google.com/search, schema.org). */
const REQUIRED: Record<string, readonly string[]> = {
  Organization: ['@id', 'name', 'url', 'logo', 'email', 'telephone', 'address'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  VacationRental: ['@id', 'identifier', 'url', 'name', 'description', 'image', 'address', 'containsPlace'],
  Accommodation: ['numberOfBedrooms', 'numberOfBathroomsTotal', 'occupancy', 'bed', 'amenityFeature'],
  QuantitativeValue: ['value'],
  BedDetails: ['typeOfBed', 'numberOfBeds'],
  LocationFeatureSpecification: ['name', 'value'],
};

/** Ratings are refused: the guests' quotes on the pages are samples. */
const REFUSED = new Set(['review', 'reviews', 'aggregateRating', 'starRating']);
const ADDRESSES = new Set(['url', 'logo', 'image', 'item']);
const TIME = /^([01]\d|2[0-3]):[0-5]\d:00[+-]\d\d:\d\d$/;

/**
 * Finds faults in a page's structured data: unknown kinds, missing or empty properties, invalid URLs, ratings.
 * @returns a line per fault; none for sound data
 */
export const findMarkupFaults = (nodes: unknown): string[] =>
  Array.isArray(nodes)
    ? nodes.flatMap((node, index) => faultsOf(node, `node ${index + 1}`))
    : ['no list of nodes'];

function faultsOf(node: unknown, place: string): string[] {
  if (!isRecord(node)) return [`${place} is not an object`];
  // A reference to another node has no other properties.
  if (Object.keys(node).join() === '@id') return isFilled(node['@id']) ? [] : [`${place} refers to nothing`];
  const type = String(node['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${place} is of an unknown kind, ${type}`];
  return [
    ...required.filter((name) => !isFilled(node[name])).map((name) => `${type} lacks ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => faultsOfProperty(type, name, value)),
  ];
}

function faultsOfProperty(type: string, name: string, value: unknown): string[] {
  const place = `${type}.${name}`;
  if (REFUSED.has(name)) return [`${place} is a rating, which is not allowed`];
  if (name.endsWith('Time') && !TIME.test(String(value)))
    return [`${place} is no time of day: ${String(value)}`];
  return [value].flat().flatMap((each, index) => {
    if (isRecord(each)) return faultsOf(each, place);
    if (ADDRESSES.has(name) && !isAddress(each)) return [`${place} is no address: ${String(each)}`];
    if (type === 'BreadcrumbList' && name === 'itemListElement') return [`${place} has a step that is none`];
    return typeof each === 'string' && each.trim() === '' ? [`${place} is empty at ${index + 1}`] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(\/(?!\/)|https?:\/\/)/.test(value) &&
  parseUrl(value, 'https://site.example') !== undefined;
