import { useShell } from '@marisma/area-kit/shell';
import { useEffect, useState } from 'react';
import { fetchServiceFeatures, PLAIN_FEATURES, type ServiceFeatures } from './service-features.data';

/** What the auth service offers; e-mail and password only until it has answered. */
export function useServiceFeatures(): ServiceFeatures {
  const { supabase } = useShell();
  const [features, setFeatures] = useState(PLAIN_FEATURES);
  useEffect(() => {
    let left = false;
    supabase()
      .then(fetchServiceFeatures)
      .then((found) => left || setFeatures(found))
      // The error is shown when the visitor submits a form.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [supabase]);
  return features;
}
