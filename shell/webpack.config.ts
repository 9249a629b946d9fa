import { shellConfig } from '@marisma/shared/build';

export default shellConfig({ dir: import.meta.dirname, mode: 'production' });
