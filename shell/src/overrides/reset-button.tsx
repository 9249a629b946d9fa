import { Button } from '@marisma/area-kit/ui';
import { tabStorage } from '@marisma/area-kit/browser';
import { t } from '../texts';
import { dropOverride } from './take-overrides';

interface Props {
  area: string;
  reload?: () => void;
}

/** Ends the override and reloads the page. */
export function ResetButton({ area, reload = () => window.location.reload() }: Props) {
  const reset = (): void => {
    dropOverride(tabStorage, area, Date.now());
    reload();
  };
  return (
    <Button size="sm" variant="outline" onClick={reset}>
      {t.overrides.reset(area)}
    </Button>
  );
}
