import { useSearchParams } from '@marisma/area-kit/router';
import { useHydrated } from '@marisma/area-kit/ui';
import { useMemo } from 'react';
import { inquiryTypes } from '../content/contact';
import { findProperty, type Property } from '../content/properties';
import { readStay } from '../parts/stay';
import { t } from '../texts';

interface Subject {
  property?: Property;
  /** Values from the address for the form's fields. */
  entries: Record<string, string>;
}

const nothing: Subject = { entries: {} };

/** The house, the dates and the inquiry's type in the address; unknown and invalid ones are left out. */
export function useSubject(): Subject {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const query = params.toString();
  return useMemo(() => {
    if (!hydrated) return nothing;
    const asked = new URLSearchParams(query);
    const property = findProperty(asked.get('property') ?? undefined);
    const { checkIn, checkOut, guests } = readStay(asked);
    const inquiryType = inquiryTypes.find((type) => type === asked.get('type'));
    return {
      property,
      entries: {
        ...(property && { message: t.contact.form.aboutProperty(t.properties[property.id].title) }),
        ...(inquiryType && { inquiryType }),
        ...(checkIn && { checkIn }),
        ...(checkOut && { checkOut }),
        ...(guests && guests <= 12 && { guests: String(guests) }),
      },
    };
  }, [hydrated, query]);
}
