import { Text } from '@marisma/shared/ui';
import { t } from '../texts';
import { readOverrides } from './override-state';
import { ResetButton } from './reset-button';

/** In the panel of an area that can't be shown: that it is an override which failed, and the way back. */
export default function OverrideNote({ area }: { area: string }) {
  const override = readOverrides().overrides.find((one) => one.area === area);
  if (!override) return null;
  return (
    <>
      <Text>{t.overrides.panel(area, override.url, override.fault)}</Text>
      <div>
        <ResetButton area={area} />
      </div>
    </>
  );
}
