import { lagoonAptHarmony } from './properties/lagoon-apt-harmony';
import { lagoonVillaSerenity } from './properties/lagoon-villa-serenity';
import { oceanVillaInfinity } from './properties/ocean-villa-infinity';
import { villaParadise } from './properties/villa-paradise';
import type { PropertyData } from './property';

const catalog = [lagoonVillaSerenity, oceanVillaInfinity, lagoonAptHarmony, villaParadise] as const;

export type PropertyId = (typeof catalog)[number]['id'];

export interface Property extends PropertyData {
  id: PropertyId;
}

/** All properties, in the order that the listing calls 'Recommended'. */
export const properties: readonly Property[] = catalog;

/** Takes any path segment; gives its property, or undefined when there is none of that id. */
export const findProperty = (id: string | undefined): Property | undefined =>
  properties.find((property) => property.id === id);

/** Takes a property; gives the others, those of its own category first. */
export const similarProperties = (property: Property): readonly Property[] =>
  properties
    .filter((other) => other.id !== property.id)
    .sort(
      (a, b) =>
        Number(b.category === property.category) - Number(a.category === property.category) ||
        Math.abs(a.priceFrom - property.priceFrom) - Math.abs(b.priceFrom - property.priceFrom),
    );
