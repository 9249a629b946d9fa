import { useShell } from '@marisma/shared/shell';
import { useEffect, useState } from 'react';
import { fetchServiceFeatures, PLAIN_FEATURES, type ServiceFeatures } from './service-features.data';

/** What the auth service offers; the plain minimum until it has said so. */
export function useServiceFeatures(): ServiceFeatures {
  const { supabase } = useShell();
  const [features, setFeatures] = useState(PLAIN_FEATURES);
  useEffect(() => {
    let left = false;
    supabase()
      .then(fetchServiceFeatures)
      .then((found) => left || setFeatures(found))
      // The forms say it, as soon as one is sent.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [supabase]);
  return features;
}
