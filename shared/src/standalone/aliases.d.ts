declare module '#area' {
  const area: import('../contract/area-module').AreaModule;
  export default area;
}
declare module '#declaration' {
  const declaration: import('../contract/area-manifest').AreaDeclaration;
  export default declaration;
}
