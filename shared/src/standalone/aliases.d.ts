declare module '#area' {
  import type { AreaModule } from '@marisma/area-kit/contract';
  const area: AreaModule;
  export default area;
}
declare module '#declaration' {
  import type { AreaDeclaration } from '@marisma/area-kit/contract';
  const declaration: AreaDeclaration;
  export default declaration;
}
