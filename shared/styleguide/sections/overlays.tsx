import { useState } from 'react';
import { Button, ConfirmDialog, Dialog, Drawer, Text, TextLink } from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'question' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <Chapter id="overlays" title="Overlays">
      <Specimen name="Dialog, ConfirmDialog, Drawer" row>
        <Button onClick={() => setOpen('dialog')}>Open the dialog</Button>
        <Button variant="outline" onClick={() => setOpen('question')}>
          Open the question
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Open the drawer
        </Button>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Sitio de demostración"
        lang="es"
        closeLabel="Cerrar"
        actions={<Button onClick={close}>Entiendo</Button>}
      >
        <Text>Este es un sitio privado y no oficial, hecho solo como demostración.</Text>
      </Dialog>
      {open === 'question' && (
        <ConfirmDialog
          title="Turn Airbnb off?"
          texts={{ yes: 'Turn off', busy: 'Saving…', no: 'Cancel' }}
          busy={false}
          onYes={close}
          onClose={close}
        >
          <Text>It is read no more, and 12 nights that it has taken can be sold here.</Text>
        </ConfirmDialog>
      )}
      <Drawer open={open === 'drawer'} onClose={close} label="Menu">
        <TextLink to="/properties">Properties</TextLink>
        <TextLink to="/concierge">Services &amp; Activities</TextLink>
      </Drawer>
    </Chapter>
  );
}
