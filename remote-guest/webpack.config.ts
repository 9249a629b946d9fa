import { areaConfig } from '@marisma/shared/build';
import declaration from './area.config';

export default areaConfig(declaration, { dir: import.meta.dirname });
