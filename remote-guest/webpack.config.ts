import { areaConfig } from '@marisma/area-kit/build';
import declaration from './area.config';

export default areaConfig(declaration, { dir: import.meta.dirname });
