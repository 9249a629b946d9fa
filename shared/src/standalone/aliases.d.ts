declare module '#area' {
  import type { AreaModule } from '@marisma/shared/contract';
  const area: AreaModule;
  export default area;
}
declare module '#declaration' {
  import type { AreaDeclaration } from '@marisma/shared/contract';
  const declaration: AreaDeclaration;
  export default declaration;
}
