import { declareArea } from '@marisma/shared/contract';

export default declareArea({
  name: 'proposal',
  paths: [{ path: '/proposal', access: 'public', frame: 'bare', title: 'Propuesta · Marisma' }],
});
