import { declareArea } from '@marisma/area-kit/contract';
import { t } from './src/texts';

export default declareArea({
  name: 'proposal',
  paths: [
    {
      path: '/proposal',
      access: 'public',
      frame: 'bare',
      language: 'es',
      quiet: true,
      title: t.documentTitle,
    },
  ],
  links: [
    {
      place: 'header',
      order: 60,
      to: '/proposal',
      label: { en: 'Proposal', es: 'Propuesta' },
      roles: ['management'],
    },
  ],
  homes: { management: '/proposal' },
});
