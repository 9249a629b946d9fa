import { declareArea } from '@marisma/shared/contract';
import { es } from './src/texts/es';

export default declareArea({
  name: 'proposal',
  paths: [
    {
      path: '/proposal',
      access: 'public',
      frame: 'bare',
      language: 'es',
      quiet: true,
      title: es.documentTitle,
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
