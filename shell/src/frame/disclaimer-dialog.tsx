import { Button, Dialog, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import { browserStorage } from '@marisma/area-kit/browser';
import { t } from '../texts';
import { afterLoad } from './after-load';

export const DISCLAIMER_KEY = 'marisma.disclaimer-seen';
const DELAY_MS = 500;

const wasSeen = () => browserStorage.getItem(DISCLAIMER_KEY) !== null;

/**
 * States once per browser, shortly after the first page, that the site is an unofficial demo. The
 * specification demands Spanish.
 */
export function DisclaimerDialog() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (wasSeen()) return;
    return afterLoad(DELAY_MS, () => setOpen(!wasSeen()));
  }, []);

  const close = () => {
    browserStorage.setItem(DISCLAIMER_KEY, '1');
    setOpen(false);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.frame.disclaimer.title}
      closeLabel={t.frame.disclaimer.close}
      width="sm"
      lang="es"
      actions={<Button onClick={close}>{t.frame.disclaimer.accept}</Button>}
    >
      <Stack $gap={3}>
        {t.frame.disclaimer.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
    </Dialog>
  );
}
