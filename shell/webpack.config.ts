import { shellConfig } from '@marisma/area-kit/build';
import { shell } from './shell.config';

export default shellConfig({ dir: import.meta.dirname, mode: 'production', declaration: shell });
